import { ChevronDown, ShieldAlert, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/primitives/badge";
import { Button, buttonClass } from "../../ui/primitives/button";
import { FaultSummary } from "../../ui/primitives/field";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";
import { InviteForm, LanguageField } from "./invite-form";
import { PlaceFields } from "./place-fields";
import { roleName } from "./role-names";
import type { StaffData } from "./staff-data.server";
import type { StaffNotice, StaffOutcome } from "./staff-forms.server";

type Failed = Extract<StaffOutcome, { kind: "failed" }>;

const notices: Readonly<Record<StaffNotice, () => string>> = {
	removed: m.admin_staff_removed,
	restored: m.admin_staff_restored,
	revoked: m.admin_staff_revoked,
	saved: m.admin_staff_saved,
};

export const staffNotice = (name: string | null): StaffNotice | null =>
	name !== null && Object.hasOwn(notices, name) ? (name as StaffNotice) : null;

/** STAFF-5: who works here, and who is invited. */
export function StaffView({
	data,
	notice,
	outcome,
}: {
	data: StaffData;
	notice: StaffNotice | null;
	outcome: StaffOutcome | undefined;
}) {
	const { colleagues, invitations, stores, mayChange } = data;
	const failed = outcome?.kind === "failed" ? outcome : undefined;
	return (
		<div className="grid max-w-4xl gap-6">
			<ScreenHeading title={m.admin_staff()} lead={m.admin_staff_lead()} guide="staff">
				<AdminLink to="/admin/log" className={buttonClass({ look: "secondary" })}>
					{m.admin_log()}
				</AdminLink>
			</ScreenHeading>
			{outcome?.kind === "invited" && <Invited {...outcome} />}
			{notice && !outcome && (
				<p role="status" className="panel border-good bg-good-soft font-semibold">
					{notices[notice]()}
				</p>
			)}
			{failed && failed.intent !== "invite" && failed.intent !== "change-role" && (
				<FaultSummary title={failed.message} faults={[]} />
			)}
			{!mayChange && (
				<p className="panel flex flex-wrap items-center justify-between gap-3">
					<span>{m.admin_staff_locked()}</span>
					<AdminLink to="/admin/proof?next=%2Fadmin%2Fstaff" className={buttonClass()}>
						{m.admin_confirm_its_you()}
					</AdminLink>
				</p>
			)}
			<ul className="grid gap-3">
				{colleagues.map((colleague) => (
					<li key={colleague.id}>
						<Colleague
							colleague={colleague}
							stores={stores}
							mayChange={mayChange}
							failed={failed?.about === colleague.id && failed.intent === "change-role" ? failed : undefined}
						/>
					</li>
				))}
			</ul>
			{invitations.length > 0 && (
				<section className="grid gap-3">
					<h2 className="text-lg">{m.admin_staff_invitations()}</h2>
					<ul className="grid gap-3">
						{invitations.map((invitation) => (
							<li key={invitation.id} className="panel">
								<Invitation invitation={invitation} mayChange={mayChange} />
							</li>
						))}
					</ul>
				</section>
			)}
			{mayChange && (
				<section className="panel grid gap-4 sm:p-6">
					<h2 className="text-lg">{m.admin_staff_invite_heading()}</h2>
					<InviteForm
						// A sent form starts afresh.
						key={outcome?.kind === "invited" ? outcome.link : "new"}
						stores={stores}
						failed={failed?.intent === "invite" ? failed : undefined}
					/>
				</section>
			)}
		</div>
	);
}

const Invited = ({ email, link }: Extract<StaffOutcome, { kind: "invited" }>) => (
	<section role="status" className="panel grid gap-2 border-good">
		<h2 className="text-lg">{m.admin_staff_invited({ email })}</h2>
		<p className="text-sm">{m.admin_staff_invited_link()}</p>
		<p className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere select-all">{link}</p>
	</section>
);

function Colleague({
	colleague,
	stores,
	mayChange,
	failed,
}: {
	colleague: StaffData["colleagues"][number];
	stores: StaffData["stores"];
	mayChange: boolean;
	failed: Failed | undefined;
}) {
	const { id, name, email, role, storeNames, hasSecondFactor, lastSeen, isYou, isLastOwner } = colleague;
	return (
		<article className="panel grid gap-3">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div>
					<h2 className="flex flex-wrap items-center gap-2 text-base font-bold wrap-anywhere">
						{name} {isYou && <Badge tone="quiet">{m.admin_staff_you()}</Badge>}
					</h2>
					<p className="text-sm text-ink-soft wrap-anywhere">{email}</p>
				</div>
				<div className="text-sm sm:text-right">
					<p className="font-semibold">{roleName[role]()}</p>
					<p className="text-ink-soft">{role === "owner" ? m.admin_staff_all_stores() : storeNames.join(", ")}</p>
				</div>
			</div>
			<p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
				<span className="inline-flex items-center gap-1.5">
					{hasSecondFactor ? (
						<ShieldCheck aria-hidden size={17} className="text-good" />
					) : (
						<ShieldAlert aria-hidden size={17} className="text-bad" />
					)}
					{hasSecondFactor ? m.admin_staff_factor() : m.admin_staff_no_factor()}
				</span>
				<span>{lastSeen ? m.admin_staff_last_seen({ day: lastSeen }) : m.admin_staff_never_seen()}</span>
			</p>
			{mayChange && (
				<div className="grid gap-2 border-t border-line pt-3">
					<Unfolding label={m.admin_staff_change()} about={name} isOpen={failed !== undefined}>
						<Form method="post" className="grid gap-5">
							<input type="hidden" name="intent" value="change-role" />
							<input type="hidden" name="about" value={id} />
							{failed && <FaultSummary title={failed.message} faults={[]} />}
							<PlaceFields id={id} stores={stores} chosen={failed?.typed ?? colleague} faults={failed?.faults ?? []} />
							<Button type="submit" className="justify-self-start">
								{m.admin_staff_save()}
							</Button>
						</Form>
					</Unfolding>
					{!isYou && (
						<Unfolding label={m.admin_staff_restore()} about={name}>
							<Asking intent="restore" about={id} question={m.admin_staff_restore_lead({ name })}>
								{m.admin_staff_restore_submit({ name })}
							</Asking>
						</Unfolding>
					)}
					{isLastOwner ? (
						<p className="text-sm text-ink-soft">{m.admin_staff_last_owner()}</p>
					) : (
						<Unfolding label={isYou ? m.admin_staff_leave() : m.admin_staff_remove()} about={name}>
							<Asking intent="remove" about={id} question={m.admin_staff_remove_lead({ name })}>
								{m.admin_staff_remove_submit({ name })}
							</Asking>
						</Unfolding>
					)}
				</div>
			)}
		</article>
	);
}

/** Shows what is in it when its name is pressed; without scripts, too. */
const Unfolding = ({
	label,
	about,
	isOpen = false,
	children,
}: {
	label: string;
	about: string;
	isOpen?: boolean;
	children: ReactNode;
}) => (
	<details open={isOpen} className="group">
		<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-accent">
			<ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
			{label} <span className="sr-only">{about}</span>
		</summary>
		<div className="pt-2 pb-3">{children}</div>
	</details>
);

/** What cannot be taken back by a press says what it does first. */
const Asking = ({
	intent,
	about,
	question,
	children,
}: {
	intent: string;
	about: string;
	question: string;
	children: ReactNode;
}) => (
	<Form method="post" className="grid gap-3 justify-items-start">
		<input type="hidden" name="intent" value={intent} />
		<input type="hidden" name="about" value={about} />
		<p className="max-w-prose text-sm">{question}</p>
		<Button type="submit" look="secondary">
			{children}
		</Button>
	</Form>
);

function Invitation({
	invitation: { id, email, role, storeNames, expires },
	mayChange,
}: {
	invitation: StaffData["invitations"][number];
	mayChange: boolean;
}) {
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
				<h3 className="text-base font-bold wrap-anywhere">{email}</h3>
				<p className="text-sm">
					<span className="font-semibold">{roleName[role]()}</span>{" "}
					<span className="text-ink-soft">{storeNames.join(", ")}</span>
				</p>
			</div>
			<p className="text-sm text-ink-soft">{m.admin_staff_expires({ day: expires })}</p>
			{mayChange && (
				<div className="flex flex-wrap items-end gap-3">
					<Form method="post" className="flex flex-wrap items-end gap-3">
						<input type="hidden" name="about" value={id} />
						<LanguageField id={`language-${id}`} />
						<Button type="submit" name="intent" value="resend" look="secondary">
							{m.admin_staff_resend()}
						</Button>
					</Form>
					<Form method="post">
						<input type="hidden" name="about" value={id} />
						<Button type="submit" name="intent" value="revoke" look="secondary">
							{m.admin_staff_revoke()}
						</Button>
					</Form>
				</div>
			)}
		</div>
	);
}
