import { useLocation } from "react-router";
import { type Locale, locales } from "../content/words";
import { currentLocale, localePath, ownName, splitLocale } from "../platform/language";

/** The same page in each language. Plain links: another language is another document. */
export default function LanguageLinks({
	className = "",
	only,
	offered,
}: {
	className?: string;
	/** Leaves out the language of the page. */
	only?: "others";
	offered?: Locale | undefined;
}) {
	const { pathname, search } = useLocation();
	const { path } = splitLocale(pathname);
	return (
		<ul className={className}>
			{locales
				.filter((locale) => only !== "others" || locale !== currentLocale())
				.map((locale) => (
					<li key={locale}>
						{/* The cached page is shared by all spellings of its URL, so the query may differ from the visitor's. */}
						<a
							suppressHydrationWarning
							href={localePath(path, locale) + search}
							lang={locale}
							hrefLang={locale}
							aria-current={locale === currentLocale() ? "true" : undefined}
							data-offered={locale === offered || undefined}
							className="flex min-h-11 items-center rounded-sm px-3 text-sm no-underline transition-colors hover:underline aria-[current]:font-semibold aria-[current]:underline data-offered:rounded-full data-offered:border-y-7 data-offered:border-transparent data-offered:bg-warm data-offered:bg-clip-padding data-offered:font-semibold data-offered:text-on-warm"
						>
							{ownName(locale)}
						</a>
					</li>
				))}
		</ul>
	);
}
