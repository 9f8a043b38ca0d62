import { Inbox, MessageCircleReply, ReceiptText } from "lucide-react";
import { m } from "../../paraglide/messages.js";

export function WhatHappensNext() {
	const steps = [
		[Inbox, m.contact_next_kept(), m.contact_next_kept_text()],
		[ReceiptText, m.contact_next_reference(), m.contact_next_reference_text()],
		[MessageCircleReply, m.contact_next_answer(), m.contact_next_answer_text()],
	] as const;
	return (
		<div className="lg:sticky lg:top-28">
			<h3 className="text-xl">{m.contact_next()}</h3>
			<ol className="mt-4 grid gap-5">
				{steps.map(([Icon, title, text]) => (
					<li key={title} className="flex gap-4">
						<span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
							<Icon aria-hidden size={21} />
						</span>
						<span>
							<span className="block font-semibold">{title}</span>
							<span className="block text-sm text-ink-soft">{text}</span>
						</span>
					</li>
				))}
			</ol>
		</div>
	);
}
