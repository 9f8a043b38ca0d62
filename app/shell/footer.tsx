import { dealer } from "../content/dealer";
import { tagline } from "../content/tagline";
import { m } from "../paraglide/messages.js";
import { say } from "../platform/language";
import { SiteLink } from "../platform/site-link";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { StorePhone } from "../ui/primitives/store-phone";
import LanguageLinks from "./language-links";
import { Logo } from "./logo";
import type { ShellData } from "./shell-data.server";
import SocialLinks from "./social-links";

const footerLink =
	"inline-flex min-h-9 items-center py-1 text-sm text-on-band-soft no-underline hover:text-on-band hover:underline";

export default function Footer({ shell }: { shell: ShellData }) {
	return (
		<footer data-band="" className="border-t border-band-line bg-band text-on-band">
			<div className="page-width grid gap-x-4 gap-y-10 py-14 grid-cols-2 sm:gap-x-6 sm:grid-cols-3 lg:grid-cols-[1.45fr_repeat(3,0.9fr)_1.7fr]">
				<div className="col-span-full lg:col-span-1">
					<Logo />
					<p className="mt-4 max-w-72 text-on-band-soft">{say(tagline)}</p>
					<p className="mt-3 max-w-72 text-sm text-on-band-soft">{m.authorized_reseller(useDealerFacts())}</p>
				</div>
				{shell.footerColumns.map(({ heading, links }) => (
					<nav key={heading} aria-label={heading}>
						<h2 className="text-base">{heading}</h2>
						<ul className="mt-2">
							{links.map(({ label, to }) => (
								<li key={label}>
									<SiteLink to={to} className={footerLink}>
										{label}
									</SiteLink>
								</li>
							))}
						</ul>
					</nav>
				))}
				<div className="col-span-full lg:col-span-1">
					<h2 className="text-base">{m.follow_us()}</h2>
					<div className="mt-2 max-w-72">
						<SocialLinks groups={shell.social} />
					</div>
				</div>
			</div>
			{/* The padding at the right, here and below, keeps text clear of the floating controls at the end of a page (FLOAT-1). */}
			<div className="page-width">
				<ul className="grid gap-x-8 gap-y-3 border-t border-band-line py-6 sm:grid-cols-2 lg:grid-cols-4 max-[85rem]:lg:pr-14">
					{shell.stores.map(({ id, name, city, phone }) => (
						<li key={id} className="text-sm">
							<SiteLink to={`/locations#${id}`} className="font-semibold no-underline hover:underline">
								{name}
							</SiteLink>{" "}
							<span className="text-on-band-soft">{city.replace(`${name}, `, "")}</span>
							<StorePhone
								phone={phone}
								className={`${footerLink} w-full`}
								soonClass="flex min-h-9 items-center text-on-band-soft"
							>
								{(text) => (
									<>
										<span className="sr-only">{m.call_store({ store: name })}</span> {text}
									</>
								)}
							</StorePhone>
						</li>
					))}
				</ul>
			</div>
			<div className="border-t border-band-line">
				<div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-on-band-soft max-[85rem]:pr-24">
					<p>{m.copyright({ year: shell.year, name: dealer.name })}</p>
					<ul className="flex flex-wrap gap-x-5">
						<li>
							<SiteLink to="/privacy" className={footerLink}>
								{m.privacy_title()}
							</SiteLink>
						</li>
						<li>
							<SiteLink to="/terms" className={footerLink}>
								{m.terms_title()}
							</SiteLink>
						</li>
						<li>
							<SiteLink to="/accessibility" className={footerLink}>
								{m.accessibility_title()}
							</SiteLink>
						</li>
					</ul>
					<LanguageLinks className="-mx-3 flex flex-wrap" />
				</div>
			</div>
		</footer>
	);
}
