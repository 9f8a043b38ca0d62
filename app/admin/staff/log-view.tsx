import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/primitives/button";
import { SelectField } from "../../ui/primitives/field";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";
import type { LogPage } from "./log.server";

/** STAFF-9: who did what. */
export function LogView({
	page: { events, more },
	people,
	person,
	isFirst,
}: {
	page: LogPage;
	people: readonly { id: string; name: string; email: string }[];
	person: string | null;
	isFirst: boolean;
}) {
	const to = (query: Record<string, string>) =>
		`/admin/log?${new URLSearchParams({ ...(person && { person }), ...query })}`;
	return (
		<div className="grid max-w-4xl gap-4">
			<ScreenHeading title={m.admin_log()} lead={m.admin_log_lead()} guide="log" />
			<Form className="flex flex-wrap items-end gap-3">
				<SelectField name="person" label={m.admin_log_person()} defaultValue={person ?? ""}>
					<option value="">{m.admin_log_everybody()}</option>
					{people.map(({ id, name, email }) => (
						<option key={id} value={id}>
							{name} ({email})
						</option>
					))}
				</SelectField>
				<Button type="submit" look="secondary">
					{m.admin_log_show()}
				</Button>
			</Form>
			{events.length === 0 ? (
				<p className="panel">{m.admin_log_empty()}</p>
			) : (
				<ol className="panel divide-y divide-line">
					{events.map(({ id, at, moment, text }) => (
						<li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
							<span className="wrap-anywhere">{text}</span>
							<time dateTime={at} className="text-sm text-ink-soft tabular-nums">
								{moment}
							</time>
						</li>
					))}
				</ol>
			)}
			<p className="flex flex-wrap gap-3">
				{!isFirst && (
					<AdminLink to={to({})} className={buttonClass({ look: "secondary" })}>
						{m.admin_log_newest()}
					</AdminLink>
				)}
				{more && (
					<AdminLink to={to({ before: more })} className={buttonClass({ look: "secondary" })}>
						{m.admin_log_older()}
					</AdminLink>
				)}
			</p>
		</div>
	);
}
