import { Check, MailQuestion } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { clearDrafts } from "./message-draft";

export function MessageReceived({ reference }: { reference: string }) {
	useEffect(() => clearDrafts(), []);
	return (
		<Notice
			sign={
				<span className="grid size-20 place-items-center rounded-full bg-good-soft text-good">
					<Check aria-hidden size={38} strokeWidth={2.5} />
				</span>
			}
			title={m.contact_received_title()}
			text={m.contact_received_text()}
		>
			<dl className="grid justify-items-center gap-1 rounded-lg border border-line bg-raised px-8 py-5 shadow-card">
				<dt className="text-sm text-ink-soft">{m.contact_received_reference()}</dt>
				<dd className="tabular font-display text-2xl font-extrabold tracking-wide whitespace-nowrap select-all">
					{reference}
				</dd>
			</dl>
			<p className="max-w-xl text-ink-soft">{m.contact_received_copy()}</p>
			<div className="mt-2 flex flex-wrap justify-center gap-3">
				<SiteLink to="/" className={buttonClass({ size: "large" })}>
					{m.go_home()}
				</SiteLink>
				<SiteLink to="/locations" className={buttonClass({ look: "secondary", size: "large" })}>
					{m.find_store()}
				</SiteLink>
			</div>
		</Notice>
	);
}

/** The URL was opened without a reference, or with an invalid one. */
export const NoMessageHere = () => (
	<Notice
		sign={
			<span className="grid size-20 place-items-center rounded-full bg-warm-soft text-ink">
				<MailQuestion aria-hidden size={36} />
			</span>
		}
		title={m.contact_nothing_title()}
		text={m.contact_nothing_text()}
	>
		<SiteLink to="/contact" className={buttonClass({ size: "large" })}>
			{m.contact_write()}
		</SiteLink>
	</Notice>
);

const Notice = ({
	sign,
	title,
	text,
	children,
}: {
	sign: ReactNode;
	title: string;
	text: string;
	children: ReactNode;
}) => (
	<section className="page-width grid justify-items-center gap-5 py-16 text-center sm:py-24">
		{sign}
		<h1 className="text-3xl">{title}</h1>
		<p className="max-w-xl text-lg text-ink-soft">{text}</p>
		{children}
	</section>
);
