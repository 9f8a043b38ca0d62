import { Phone } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { StoreContact } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { SiteLink } from "../platform/site-link";
import { Button, buttonClass } from "../ui/primitives/button";
import { StorePhone } from "../ui/primitives/store-phone";
import { Eyebrow } from "../ui/sections/eyebrow";

/** SITE-2 */
export function NotFoundPage() {
	const { pathname } = useLocation();
	useEffect(() => {
		console.error("404: no page at", pathname);
	}, [pathname]);
	return (
		<section data-band="" className="lost-signal bg-band text-on-band">
			<div className="page-width pt-14 pb-56 sm:pt-20 sm:pb-64 lg:pb-36">
				<Eyebrow>{m.not_found_eyebrow()}</Eyebrow>
				<p
					aria-hidden="true"
					className="mt-4 font-display text-[clamp(6.5rem,20vw,13rem)] leading-[0.8] font-extrabold tracking-tight text-warm"
				>
					404
				</p>
				<h1 className="mt-6 text-3xl">
					<span className="sr-only">404 </span>
					{m.not_found()}
				</h1>
				<p className="mt-4 max-w-lg text-lg text-on-band-soft">{m.not_found_hint()}</p>
				<div className="mt-7 flex flex-wrap gap-3">
					<SiteLink to="/" className={buttonClass({ look: "warm", size: "large" })}>
						{m.go_home()}
					</SiteLink>
					<SiteLink to="/locations" className={buttonClass({ look: "outline", size: "large" })}>
						{m.find_store()}
					</SiteLink>
				</div>
			</div>
		</section>
	);
}

/** A server error: the visitor can try again or call a store. */
export function FailurePage({ stores }: { stores: readonly StoreContact[] }) {
	return (
		<section>
			<title>{m.error_title()}</title>
			<meta name="robots" content="noindex" />
			<div data-band="" className="lost-signal bg-band text-on-band">
				<div className="page-width pt-14 pb-56 sm:pt-20 sm:pb-64 lg:pb-36">
					<Eyebrow>{m.error_eyebrow()}</Eyebrow>
					<h1 className="mt-3 max-w-2xl text-3xl">{m.error_title()}</h1>
					<p className="mt-4 max-w-lg text-lg text-on-band-soft">{m.error_hint()}</p>
					<div className="mt-7 flex flex-wrap gap-3">
						<Button look="warm" size="large" onClick={() => location.reload()} className="needs-script">
							{m.try_again()}
						</Button>
						<SiteLink to="/" reloadDocument className={buttonClass({ look: "outline", size: "large" })}>
							{m.go_home()}
						</SiteLink>
					</div>
				</div>
			</div>
			<ul className="page-width grid gap-3 py-12 sm:grid-cols-2 lg:grid-cols-4">
				{stores.map(({ id, name, phone }) => (
					<li key={id} className="rounded-md border border-line bg-raised p-4">
						<p className="font-semibold">{name}</p>
						<StorePhone
							phone={phone}
							className="tabular inline-flex min-h-11 items-center gap-2 font-semibold text-accent"
							soonClass="text-sm text-ink-soft"
						>
							{(text) => (
								<>
									<Phone aria-hidden size={18} /> {text}
								</>
							)}
						</StorePhone>
					</li>
				))}
			</ul>
		</section>
	);
}
