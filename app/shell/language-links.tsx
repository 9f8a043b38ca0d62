import { useLocation } from "react-router";
import { locales } from "../content/words";
import { currentLocale, localePath, ownName, splitLocale } from "../platform/language";

/** The same page in each language. Plain links: another language is another document. */
export function LanguageLinks({ className = "" }: { className?: string }) {
	const { pathname, search } = useLocation();
	const { path } = splitLocale(pathname);
	return (
		<ul className={className}>
			{locales.map((locale) => (
				<li key={locale}>
					{/* The cached page is shared by all spellings of its URL, so the query may differ from the visitor's. */}
					<a
						suppressHydrationWarning
						href={localePath(path, locale) + search}
						lang={locale}
						hrefLang={locale}
						aria-current={locale === currentLocale() ? "true" : undefined}
						className="flex min-h-11 items-center rounded-sm px-3 text-sm no-underline transition-colors hover:underline aria-[current]:font-semibold aria-[current]:underline"
					>
						{ownName(locale)}
					</a>
				</li>
			))}
		</ul>
	);
}
