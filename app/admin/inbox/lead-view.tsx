import { Phone } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/primitives/button";
import { SelectField, TextAreaField } from "../../ui/primitives/field";
import type { Unreachable } from "../items/form/unreachable";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";
import type { LeadData } from "./lead.server";
import { faultWords, type LeadFault, MOST_TYPED } from "./lead-faults";
import { ReplyForm } from "./reply-form";
import { snoozes } from "./snooze";
import { StateBadge } from "./state-badge";

const snoozeNames = {
	later: m.admin_inbox_snooze_later,
	tomorrow: m.admin_inbox_snooze_tomorrow,
	monday: m.admin_inbox_snooze_monday,
	week: m.admin_inbox_snooze_week,
};

/** LEAD-3, LEAD-4: what somebody sent, what was done about it, and what can be done now. */
export function LeadView({
	lead,
	again,
	done,
}: {
	lead: LeadData;
	/** Why the form that was sent did nothing. */
	again: LeadFault | Unreachable | undefined;
	done: string | null;
}) {
	const fault = again && "fault" in again ? again : undefined;
	const news = done !== null && Object.hasOwn(doneWords, done) ? doneWords[done as keyof typeof doneWords]() : null;
	return (
		<>
			<AdminLink to="/admin/inbox" className="inline-flex min-h-9 items-center text-sm underline underline-offset-4">
				{m.admin_inbox()}
			</AdminLink>
			<ScreenHeading
				title={lead.name}
				lead={[
					lead.storeName,
					lead.topic,
					lead.time,
					lead.reference,
					lead.until && m.admin_inbox_until({ time: lead.until }),
				]
					.filter(Boolean)
					.join(" · ")}
				guide="inbox"
			>
				<StateBadge state={lead.state} />
			</ScreenHeading>
			{again && fault?.in !== "reply" && fault?.in !== "note" && (
				<p role="alert" className="notice" data-look="bad">
					{fault ? faultWords[fault.fault]() : m.admin_items_unreachable()}
				</p>
			)}
			{!again && news && (
				<p role="status" className="notice">
					{news}
				</p>
			)}
			<div className="lead-columns">
				<div className="grid content-start gap-4">
					<Sent lead={lead} />
					{lead.entries.length > 0 && <Thread entries={lead.entries} />}
					{lead.email ? (
						<ReplyForm lead={lead} email={lead.email} fault={fault?.in === "reply" ? fault : undefined} />
					) : (
						<p className="panel">{m.admin_inbox_no_email()}</p>
					)}
					<NoteForm key={lead.entries.length} lead={lead} fault={fault?.in === "note" ? fault : undefined} />
				</div>
				<Next lead={lead} />
			</div>
		</>
	);
}

const doneWords = {
	reply: m.admin_inbox_did_reply,
	note: m.admin_inbox_did_note,
	assign: m.admin_inbox_did_assign,
	move: m.admin_inbox_did_move,
	open: m.admin_inbox_did_open,
	waiting: m.admin_inbox_did_waiting,
	snoozed: m.admin_inbox_did_snooze,
	done: m.admin_inbox_did_done,
	spam: m.admin_inbox_did_spam,
};

function Sent({ lead: { text, about, language, languageName, phone, email, consent } }: { lead: LeadData }) {
	return (
		<section className="panel grid gap-3" aria-label={m.admin_inbox_message()}>
			{about.length > 0 && (
				<div>
					<h2 className="text-sm font-semibold">{m.admin_inbox_about()}</h2>
					<ul className="list-disc pl-5 text-sm">
						{about.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			)}
			<p lang={language} className="lead-text">
				{text}
			</p>
			<p className="text-sm text-ink-soft">
				{m.admin_inbox_wants_language({ language: languageName })}
				{phone && ` ${consent ? m.admin_inbox_may_be_called() : m.admin_inbox_call_back_only()}`}
			</p>
			<div className="flex flex-wrap gap-2">
				{phone && (
					<>
						<a href={phone.call} className={buttonClass({ look: "secondary" })}>
							<Phone aria-hidden size={18} /> {phone.number}
						</a>
						{phone.text && (
							<a href={phone.text} className={buttonClass({ look: "secondary" })}>
								{m.admin_inbox_text_message()}
							</a>
						)}
					</>
				)}
				{email && <span className="inline-flex min-h-11 items-center wrap-anywhere">{email}</span>}
			</div>
		</section>
	);
}

function Thread({ entries }: Pick<LeadData, "entries">) {
	return (
		<section aria-label={m.admin_inbox_thread()}>
			<ol className="grid gap-2">
				{entries.map(({ id, what, author, time, text }) => (
					<li key={id} className="lead-entry" data-what={what}>
						<p className="lead-entry-head">
							<strong>{author}</strong>{" "}
							{what === "reply" ? m.admin_inbox_replied() : what === "note" ? m.admin_inbox_noted() : text}{" "}
							<span className="text-ink-soft">{time}</span>
						</p>
						{(what === "reply" || what === "note") && <p className="lead-text">{text}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}

function NoteForm({ lead, fault }: { lead: LeadData; fault: LeadFault | undefined }) {
	return (
		<details className="panel" open={fault !== undefined}>
			<summary className="min-h-9 cursor-pointer font-semibold">{m.admin_inbox_note()}</summary>
			<Form method="post" className="grid justify-items-start gap-3 pt-2 *:w-full">
				<input type="hidden" name="entry" value={lead.nextIds.note} />
				<TextAreaField
					id="field-note"
					name="text"
					label={m.admin_inbox_note_label()}
					rows={3}
					maxLength={MOST_TYPED}
					defaultValue={fault?.typed}
					error={fault && faultWords[fault.fault]()}
				/>
				<Button type="submit" name="intent" value="note" look="secondary" className="w-auto! max-sm:w-full!">
					{m.admin_inbox_note_save()}
				</Button>
			</Form>
		</details>
	);
}

/** Who does it, where, and when it is over. */
function Next({ lead }: { lead: LeadData }) {
	const isBusy = useNavigation().state === "submitting";
	const isOver = lead.state === "done" || lead.state === "spam";
	const isMine = lead.assignee === lead.me;
	return (
		<div className="grid content-start gap-4">
			<section className="panel grid gap-3" aria-label={m.admin_inbox_state()}>
				<Form method="post" className="grid gap-2" aria-busy={isBusy}>
					{isOver ? (
						<Button type="submit" name="intent" value="open">
							{m.admin_inbox_reopen()}
						</Button>
					) : (
						<>
							<Button type="submit" name="intent" value="done">
								{m.admin_inbox_set_done()}
							</Button>
							{lead.state === "waiting" || lead.state === "snoozed" ? (
								<Button type="submit" name="intent" value="open" look="secondary">
									{m.admin_inbox_set_open()}
								</Button>
							) : (
								<Button type="submit" name="intent" value="waiting" look="secondary">
									{m.admin_inbox_set_waiting()}
								</Button>
							)}
							<Button type="submit" name="intent" value="spam" look="quiet">
								{m.admin_inbox_set_spam()}
							</Button>
						</>
					)}
				</Form>
				{!isOver && (
					<Form method="post" className="lead-choice">
						<SelectField name="until" label={m.admin_inbox_snooze()}>
							{snoozes.map((snooze) => (
								<option key={snooze} value={snooze}>
									{snoozeNames[snooze]()}
								</option>
							))}
						</SelectField>
						<Button type="submit" name="intent" value="snooze" look="secondary">
							{m.admin_inbox_snooze_do()}
						</Button>
					</Form>
				)}
			</section>
			<section className="panel grid gap-4" aria-label={m.admin_inbox_who()}>
				<Form method="post" className="lead-choice" key={`assign ${lead.assignee}`}>
					<SelectField name="assignee" label={m.admin_inbox_assignee()} defaultValue={lead.assignee ?? ""}>
						<option value="">{m.admin_inbox_nobody()}</option>
						{lead.colleagues.map(({ id, name }) => (
							<option key={id} value={id}>
								{id === lead.me ? m.admin_inbox_me({ name }) : name}
							</option>
						))}
					</SelectField>
					<Button type="submit" name="intent" value="assign" look="secondary">
						{m.admin_inbox_assign_do()}
					</Button>
				</Form>
				{!isMine && lead.colleagues.some(({ id }) => id === lead.me) && (
					<Form method="post">
						<input type="hidden" name="assignee" value={lead.me} />
						<Button type="submit" name="intent" value="assign" look="secondary" className="w-full">
							{m.admin_inbox_take()}
						</Button>
					</Form>
				)}
				<Form method="post" className="lead-choice" key={`move ${lead.store}`}>
					<SelectField name="store" label={m.admin_inbox_store()} defaultValue={lead.store ?? ""}>
						<option value="">{m.admin_inbox_no_store()}</option>
						{lead.stores.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
					<Button type="submit" name="intent" value="move" look="secondary">
						{m.admin_inbox_move_do()}
					</Button>
				</Form>
			</section>
		</div>
	);
}
