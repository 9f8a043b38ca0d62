import { Copy, Mail, Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { copyText } from "../../ui/primitives/copy-text";
import { StorePhone } from "../../ui/primitives/store-phone";
import { WhatsAppLink } from "../../ui/primitives/whatsapp-link";
import { enquiryText } from "./enquiry-text";
import type { StoreContact } from "./store-contacts.server";

export interface AskProps {
	store: StoreContact;
	/** What the enquiry is about, one line each. */
	about: readonly string[];
	question?: string | undefined;
	/** The contact page with this enquiry; the store is still to be added. */
	contactPath: string;
	/** The part of this page with the form for messages: there a store is chosen without loading the page again. */
	formPart: string;
}

const round = buttonClass({ look: "secondary" }, "w-[44px] px-0!");
/** Only the icon on a phone, where four stores have to fit. */
const roundOnPhones = buttonClass({ look: "secondary" }, "tabular whitespace-nowrap max-sm:w-[44px] max-sm:px-0");

export const AskByWhatsApp = ({ store: { name, whatsapp } }: AskProps) => (
	<WhatsAppLink href={whatsapp} label={m.whatsapp_store({ store: name })} look="primary" className="max-sm:px-3.5" />
);

export const AskByCall = ({ store: { name, phone } }: AskProps) => (
	<StorePhone
		phone={phone}
		label={`${m.call_store({ store: name })}: ${phone?.text}`}
		className={roundOnPhones}
		soonClass="order-last basis-full text-xs text-ink-soft"
	>
		{(text) => (
			<>
				<Phone aria-hidden size={17} /> <span className="max-sm:hidden">{text}</span>
			</>
		)}
	</StorePhone>
);

export const AskByMessage = ({ store: { id, name }, contactPath, formPart }: AskProps) => (
	<SiteLink
		to={`${contactPath}&store=${id}#${formPart}`}
		prefetch="none"
		aria-label={m.ask_message_store({ store: name })}
		title={m.ask_message_store({ store: name })}
		className={round}
		onClick={(event) => {
			if (chooseStore(formPart, id)) event.preventDefault();
		}}
	>
		<Mail aria-hidden size={17} />
	</SiteLink>
);

/** Chooses a store in the form and leads to its first field. What was typed stays. False: there is no form. */
function chooseStore(formPart: string, id: string): boolean {
	const part = document.getElementById(formPart);
	const store = part?.querySelector<HTMLSelectElement>("select[name=store]");
	if (!store) return false;
	store.value = id;
	// So that the draft of the message notices.
	store.dispatchEvent(new Event("input", { bubbles: true }));
	store.form?.querySelector("input")?.focus({ preventScroll: true });
	part?.scrollIntoView();
	return true;
}

/** A message link made in WhatsApp has a text of its own: the visitor copies ours and pastes it. */
export const CopyFirst = ({ store: { name, whatsappTakesText }, about, question }: AskProps) =>
	whatsappTakesText ? null : (
		<>
			<button
				type="button"
				aria-label={`${m.ask_copy()}: ${name}`}
				title={m.ask_copy()}
				className={`needs-script ${round}`}
				onClick={() =>
					copyText(
						enquiryText(name, about, question),
						{ title: m.ask_copied(), description: m.ask_copied_hint() },
						{ title: m.ask_copy_failed(), description: m.ask_copy_failed_hint() },
					)
				}
			>
				<Copy aria-hidden size={17} />
			</button>
			<p className="order-last basis-full text-xs text-ink-soft">{m.ask_copy_first()}</p>
		</>
	);
