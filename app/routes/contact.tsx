import type { ReactNode } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { dealer } from "../content/dealer";
import { parseCartLink } from "../features/cart/cart-link";
import { cartList } from "../features/cart/cart-list";
import { consentWording } from "../features/contact/consent";
import { MessageForm } from "../features/contact/message-form";
import { most } from "../features/contact/message-limits";
import { receiveMessage } from "../features/contact/receive-message.server";
import { enquiryPath, likelyTopic, subjectLines, subjectThings, wantedCases } from "../features/contact/subject.server";
import { WhatHappensNext } from "../features/contact/what-happens-next";
import { storeContacts } from "../features/stores/store-contacts.server";
import { whatToBring } from "../features/stores/what-to-bring";
import { m } from "../paraglide/messages.js";
import { formatNumber } from "../platform/format-number";
import { localePath } from "../platform/language";
import { inLocale } from "../platform/language.server";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { clientAddress, services } from "../platform/services.server";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { buttonClass } from "../ui/primitives/button";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import { Section } from "../ui/sections/section";
import type { Route } from "./+types/contact";

export const handle = {
	page: {
		parameters: ["plan", "package", "partner", "promotion", "deal", "topic", "cart", "store"],
		listed: { title: m.contact_title, section: m.contact_eyebrow },
	},
} satisfies PageHandle;

export function loader({ url: { searchParams: query }, context }: Route.LoaderArgs) {
	const wanted = parseCartLink(query.get("cart"));
	const things = subjectThings(query, wanted);
	const subject = things.map(({ text }) => text);
	const cart = wantedCases(wanted);
	const topic = likelyTopic(query, wanted);
	const question = cart.length > 0 ? m.cart_hold() : undefined;
	const stores = storeContacts(subject, question);
	const store = stores.find(({ id }) => id === query.get("store"));
	const isCartOnly = cart.length > 0 && cart.length === things.length;
	return {
		things: things.map((thing) => ({
			...thing,
			...(thing.key && things.length > 1 && { without: enquiryPath(query, thing.key) }),
		})),
		question,
		contactPath: enquiryPath(query),
		stores,
		art: pictureOf("heroes/contact"),
		chosen: store?.id ?? null,
		topic,
		bring: things.length > 0 ? whatToBring(topic) : null,
		message: store && isCartOnly ? cartList(cart, store) : aboutSubject(subject, question),
		mostCharacters: formatNumber(most.message),
		asksCaptcha: context.get(services).captcha !== null,
		consent: { words: consentWording(), hint: m.contact_consent_hint({ email: dealer.privacyEmail }) },
	};
}

const aboutSubject = (subject: readonly string[], question = "") =>
	subject.length > 0 ? [m.contact_about(), ...subject.map((line) => `• ${line}`), question, ""].join("\n") : "";

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

/** Sending changes nothing that the page shows; loading again without a connection would replace the form by an error. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
	change.formMethod === undefined && revalidateUnlessSameUrl(change);

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

const EnquiryThings = later("enquiry-things", () => import("../features/contact/enquiry-things"));
const AskStore = later("ask-store", () => import("../features/stores/ask-store"));
const BringBox = later("what-to-bring", () => import("../features/stores/bring-box"));
const EarlierList = later("earlier-things", () => import("../features/contact/earlier-list"));
const ContactStores = later("contact-stores", () => import("../features/stores/contact-stores"));

type LoaderData = Route.ComponentProps["loaderData"];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { things, chosen, stores, art, bring } = loaderData;
	const hasSubject = things.length > 0;
	return (
		<>
			{hasSubject ? <Enquiry {...loaderData} /> : <ContactHero art={art} />}
			<MessagePart isCompact={hasSubject}>
				<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
					<MessageForm filledIn={loaderData} sentBefore={actionData} stores={stores} />
					<WhatHappensNext />
				</div>
				{bring && (
					<div className="mt-8">
						<BringBox list={bring} />
					</div>
				)}
			</MessagePart>
			<Section id="stores" tone="sunken" heading={m.contact_stores_heading()} lead={m.contact_stores_lead()}>
				<ContactStores stores={stores} chosen={chosen} hasSubject={hasSubject} />
			</Section>
		</>
	);
}

/** ACT-3: below the ways to ask, the form needs no introduction. */
const MessagePart = ({ isCompact, children }: { isCompact: boolean; children: ReactNode }) =>
	isCompact ? (
		<section id="message" className="page-width pt-5 pb-12">
			<h2 className="mb-3 text-lg">{m.contact_form_heading()}</h2>
			{children}
		</section>
	) : (
		<Section id="message" heading={m.contact_form_heading()} lead={m.contact_form_lead()}>
			{children}
		</Section>
	);

function ContactHero({ art }: Pick<LoaderData, "art">) {
	return (
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
	);
}

/** ACT-2, ACT-3. After a navigation the ways to ask load while the page is shown: their place is kept. */
const Enquiry = ({ things, question, contactPath, stores, chosen }: LoaderData) => (
	<>
		<section data-band="" className="bg-band text-on-band">
			<div className="page-width grid gap-2 py-3 sm:py-8">
				<h1 className="text-2xl">{m.contact_title()}</h1>
				<EnquiryThings things={things} />
			</div>
		</section>
		<div className="min-h-[25rem] lg:min-h-56">
			<AskStore
				stores={stores}
				chosen={chosen}
				things={things}
				question={question}
				contactPath={contactPath}
				formPart="message"
			/>
		</div>
		<EarlierList things={things} contactPath={chosen ? `${contactPath}&store=${chosen}` : contactPath} />
	</>
);
