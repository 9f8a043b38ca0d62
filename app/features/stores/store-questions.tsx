import { MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { DisclosureChevron, PopoverMenu } from "../../ui/primitives/popover-menu";
import { StorePhone } from "../../ui/primitives/store-phone";
import { WhatsAppIcon } from "../../ui/primitives/whatsapp-icon";
import { Section } from "../../ui/sections/section";
import OpenNow from "./open-now";
import type { StoreCardData } from "./stores.server";

const choice =
	"flex min-h-12 items-center gap-3 rounded-sm px-3 text-sm no-underline transition-colors hover:bg-accent-soft";

/** LOC-1: both buttons open a choice of store. */
export default function StoreQuestions({ stores }: { stores: readonly StoreCardData[] }) {
	return (
		<Section tone="sunken" heading={m.stores_questions()} lead={m.stores_questions_lead()}>
			<div className="flex flex-wrap items-center gap-3">
				<PopoverMenu
					id="chat-with-us"
					triggerClass={buttonClass({ size: "large" })}
					panelClass="position-start w-72 max-w-[calc(100vw-2rem)] p-2"
					trigger={
						<>
							<MessageCircle aria-hidden size={20} /> {m.stores_chat()} <DisclosureChevron />
						</>
					}
				>
					<Choices hint={m.stores_chat_hint()}>
						{stores.map(({ id, name, city, region, whatsapp }) => (
							<li key={id}>
								<a href={whatsapp} target="_blank" rel="noopener" className={choice}>
									<WhatsAppIcon size={18} />
									<StoreName name={name} detail={`${city}, ${region}`} />
								</a>
							</li>
						))}
					</Choices>
				</PopoverMenu>
				<PopoverMenu
					id="call-us"
					triggerClass={buttonClass({ look: "secondary", size: "large" })}
					panelClass="position-start w-72 max-w-[calc(100vw-2rem)] p-2"
					trigger={
						<>
							<Phone aria-hidden size={19} /> {m.stores_call_us()} <DisclosureChevron />
						</>
					}
				>
					<Choices hint={m.stores_call_hint()} listClass="open-first grid">
						{stores.map(({ id, name, phone, ...hours }) => (
							<li key={id} className="pb-1">
								<StorePhone
									phone={phone}
									className={choice}
									soonClass={`${choice} text-ink-soft hover:bg-transparent`}
									soon={(text) => <CallChoice name={name} detail={text} />}
								>
									{(text) => <CallChoice name={name} detail={text} />}
								</StorePhone>
								<div className="-mt-1.5 pl-10.5">
									<OpenNow hours={hours} />
								</div>
							</li>
						))}
					</Choices>
				</PopoverMenu>
				<SiteLink
					to="/contact"
					className="inline-flex min-h-11 items-center px-3 max-lg:px-0 font-semibold text-accent underline"
				>
					{m.stores_write()}
				</SiteLink>
			</div>
		</Section>
	);
}

const Choices = ({ hint, listClass, children }: { hint: string; listClass?: string; children: ReactNode }) => (
	<>
		<p className="px-3 pt-2 pb-1 text-xs text-ink-soft">{hint}</p>
		<ul className={listClass}>{children}</ul>
	</>
);

const CallChoice = ({ name, detail }: { name: string; detail: string }) => (
	<>
		<Phone aria-hidden size={18} />
		<StoreName name={name} detail={detail} />
	</>
);

const StoreName = ({ name, detail }: { name: string; detail: string }) => (
	<span>
		<span className="block leading-tight font-semibold">{name}</span>{" "}
		<span className="tabular block text-xs text-ink-soft">{detail}</span>
	</span>
);
