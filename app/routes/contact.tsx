import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { parseCartLink } from "../features/cart/cart-link";
import { cartList } from "../features/cart/cart-list";
import { MessageForm } from "../features/contact/message-form";
import { most } from "../features/contact/message-limits";
import { receiveMessage } from "../features/contact/receive-message.server";
import { likelyTopic, subjectLines, wantedCases } from "../features/contact/subject.server";
import { WhatHappensNext } from "../features/contact/what-happens-next";
import { storeContacts } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { formatNumber } from "../platform/format-number";
import { localePath } from "../platform/language";
import { inLocale } from "../platform/language.server";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { clientAddress, services } from "../platform/services.server";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { buttonClass } from "../ui/primitives/button";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import { Section } from "../ui/sections/section";
import type { Route } from "./+types/contact";

export const handle = {
	page: {
		parameters: ["plan", "package", "partner", "promotion", "topic", "cart", "store"],
		listed: { title: m.contact_title, section: m.contact_eyebrow },
	},
} satisfies PageHandle;

export function loader({ url: { searchParams: query }, context }: Route.LoaderArgs) {
	const wanted = parseCartLink(query.get("cart"));
	const subject = subjectLines(query, wanted);
	const stores = storeContacts(subject);
	const store = stores.find(({ id }) => id === query.get("store"));
	const cart = wantedCases(wanted);
	return {
		subject,
		stores,
		art: pictureOf("heroes/contact"),
		chosen: store?.id ?? null,
		topic: likelyTopic(query, wanted),
		message: store && cart.length > 0 ? cartList(cart, store) : aboutSubject(subject),
		mostCharacters: formatNumber(most.message),
		asksCaptcha: context.get(services).captcha !== null,
	};
}

const aboutSubject = (subject: readonly string[]) =>
	subject.length > 0 ? [m.contact_about(), ...subject.map((line) => `• ${line}`), "", ""].join("\n") : "";

export async function action({ request, url: { searchParams: query }, context }: Route.ActionArgs) {
	const wanted = parseCartLink(query.get("cart"));
	const answer = await receiveMessage(request, (language) => inLocale(language, () => subjectLines(query, wanted)), {
		...context.get(services),
		address: context.get(clientAddress),
	});
	if ("reference" in answer) return redirect(localePath(`/contact/received?reference=${answer.reference}`), 303);
	const { status, retryAfter } = answer;
	return data(answer, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
}

/** Sending changes nothing that the page shows; asking again without a connection would tear the form down. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	formMethod === undefined && defaultShouldRevalidate;

/** Without a connection the form stays as it is, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (cause) {
		if (cause instanceof Response) throw cause;
		return { title: m.contact_unreachable(), faults: [], isOurFault: true };
	}
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders ?? new Headers();

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.contact_title(), description: m.contact_description() });

const ContactStores = later("contact-stores", () => import("../features/contact/contact-stores"));

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { subject, chosen, stores, art } = loaderData;
	return (
		<>
			<PageHero
				eyebrow={m.contact_eyebrow(useDealerFacts())}
				title={m.contact_title()}
				lead={m.contact_description()}
				art={art}
			>
				<div className="mt-7 flex flex-wrap gap-3">
					<a href="#message" className={buttonClass({ look: "warm", size: "large" })}>
						{m.contact_write()}
					</a>
					<a href="#stores" className={buttonClass({ look: "outline", size: "large" })}>
						{m.contact_reach()}
					</a>
				</div>
			</PageHero>
			<Section id="message" heading={m.contact_form_heading()} lead={m.contact_form_lead()}>
				<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
					<MessageForm filledIn={loaderData} sentBefore={actionData} stores={stores} />
					<WhatHappensNext />
				</div>
			</Section>
			<Section id="stores" tone="sunken" heading={m.contact_stores_heading()} lead={m.contact_stores_lead()}>
				<ContactStores stores={stores} chosen={chosen} hasSubject={subject.length > 0} />
			</Section>
		</>
	);
}
