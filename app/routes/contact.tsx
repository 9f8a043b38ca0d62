import { parseCartLink } from "../features/cart/cart-link";
import { ContactStores } from "../features/contact/contact-stores";
import { subjectLines } from "../features/contact/subject.server";
import { storeContacts } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { PageHero } from "../ui/sections/page-hero";
import { Section } from "../ui/sections/section";
import type { Route } from "./+types/contact";

export function loader({ url }: Route.LoaderArgs) {
	const subject = subjectLines(url.searchParams, parseCartLink(url.searchParams.get("cart")));
	return {
		subject,
		chosen: url.searchParams.get("store"),
		stores: storeContacts(subject),
		art: pictureOf("heroes/contact"),
	};
}

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.contact_title(), description: m.contact_description() });

export default function ContactPage({ loaderData: { subject, chosen, stores, art } }: Route.ComponentProps) {
	return (
		<>
			<PageHero eyebrow={m.contact_eyebrow()} title={m.contact_title()} lead={m.contact_description()} art={art}>
				{subject.length > 0 && (
					<div className="mt-6 max-w-xl rounded-md border-l-4 border-warm bg-band-raised px-5 py-4">
						<h2 className="text-base">{m.contact_subject()}</h2>
						<ul className="mt-1 grid gap-1">
							{subject.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
					</div>
				)}
			</PageHero>
			<Section heading={m.contact_stores_heading()} lead={m.contact_stores_lead()}>
				<ContactStores stores={stores} chosen={chosen} hasSubject={subject.length > 0} />
			</Section>
			<Section tone="sunken" heading={m.contact_form_heading()}>
				<p className="max-w-2xl text-ink-soft">{m.contact_form_coming()}</p>
			</Section>
		</>
	);
}
