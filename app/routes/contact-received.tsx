import { useSearchParams } from "react-router";
import { MessageReceived, NoMessageHere } from "../features/contact/message-received";
import { asReference } from "../features/contact/reference";
import BringBox from "../features/stores/bring-box";
import { whatToBring } from "../features/stores/what-to-bring";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import type { Route } from "./+types/contact-received";

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, {
		title: m.contact_received_title(),
		description: m.contact_received_description(),
		listed: false,
	});

/** Every reference is another address: nobody else will ask for it. */
export const headers = () => ({ "Cache-Control": "private, no-cache" });

/**
 * Made from the address alone, without asking the server: a connection that breaks right after the message was stored
 * must not hide that.
 */
export default function ContactReceivedPage() {
	const [query] = useSearchParams();
	const reference = asReference(query.get("reference"));
	if (!reference) return <NoMessageHere />;
	return (
		<>
			<MessageReceived reference={reference} />
			<div className="page-width pb-16 sm:pb-24">
				<div className="mx-auto max-w-4xl">
					<BringBox list={whatToBring()} />
				</div>
			</div>
		</>
	);
}
