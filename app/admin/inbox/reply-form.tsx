import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import { TextAreaField } from "../../ui/primitives/field";
import { attempt } from "../attempt";
import type { LeadData } from "./lead.server";
import { faultWords, type LeadFault, MOST_TYPED } from "./lead-faults";

const boxIn = (form: HTMLFormElement | null) => form?.querySelector("textarea") ?? null;

/** A reply by mail, in the visitor's language. What is typed survives a reload, a lost connection and another screen. */
export function ReplyForm({ lead, email, fault }: { lead: LeadData; email: string; fault: LeadFault | undefined }) {
	const navigation = useNavigation();
	const form = useRef<HTMLFormElement>(null);
	const isBusy = navigation.state === "submitting" && navigation.formData?.get("intent") === "reply";
	const seen = lead.entries.length;
	const replies = lead.entries.filter(({ what }) => what === "reply").length;
	const kept = `admin-reply ${lead.id} ${replies}`;
	useEffect(() => {
		const text = boxIn(form.current);
		if (text && !text.value) text.value = attempt(() => sessionStorage.getItem(kept)) ?? "";
	}, [kept]);
	const keep = () => attempt(() => sessionStorage.setItem(kept, boxIn(form.current)?.value ?? ""));
	const begin = (template: string) => {
		const text = boxIn(form.current);
		if (!text) return;
		text.value = text.value.trim() ? `${text.value.trimEnd()}\n\n${template}` : template;
		text.focus();
		keep();
	};
	return (
		<section className="panel" aria-labelledby="reply-title">
			<h2 id="reply-title" className="pb-3 text-base">
				{m.admin_inbox_reply({ language: lead.languageName })}
			</h2>
			<Form ref={form} method="post" className="grid gap-3" key={replies} onInput={keep}>
				<input type="hidden" name="entry" value={lead.nextIds.reply} />
				<input type="hidden" name="seen" value={seen} />
				<div className="needs-script flex flex-wrap gap-2">
					{lead.templates.map(({ id, label, text }) => (
						<Button key={id} look="secondary" size="small" onClick={() => begin(text)}>
							{label}
						</Button>
					))}
				</div>
				<TextAreaField
					name="text"
					label={m.admin_inbox_reply_label({ email })}
					lang={lead.language}
					maxLength={MOST_TYPED}
					defaultValue={fault?.typed}
					error={fault && faultWords[fault.fault]()}
				/>
				<Button
					type="submit"
					name="intent"
					value="reply"
					aria-busy={isBusy}
					className="justify-self-start max-sm:w-full"
				>
					{m.admin_inbox_reply_send()}
				</Button>
			</Form>
		</section>
	);
}
