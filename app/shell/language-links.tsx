import { useLocation } from "react-router";
import { locales } from "../content/words";
import { currentLocale, languageNames, localePath, splitLocale } from "../platform/language";

/** The same page in each language. A plain link: another language is another document. */
export function LanguageLinks({ className = "" }: { className?: string }) {
	const { pathname, search } = useLocation();
	const { path } = splitLocale(pathname);
	return (
		<ul className={className}>
			{locales.map((locale) => (
				<li key={locale}>
					{/* The server makes one page for all spellings of an address, so it may not know all of this one. */}
					<a
						suppressHydrationWarning
						href={localePath(path, locale) + search}
						lang={locale}
						hrefLang={locale}
						aria-current={locale === currentLocale() ? "true" : undefined}
						className="flex min-h-11 items-center rounded-sm px-3 text-sm no-underline transition-colors hover:underline aria-[current]:font-semibold aria-[current]:underline"
					>
						{languageNames[locale]}
					</a>
				</li>
			))}
		</ul>
	);
}
