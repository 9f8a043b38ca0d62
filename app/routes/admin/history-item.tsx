import { data, Form, redirect } from "react-router";
import { itemHistory } from "../../admin/history/history-data.server";
import { restoreRevision } from "../../admin/history/restore.server";
import { ChangeList } from "../../admin/review/change-list";
import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { atWork } from "../../admin/staff-context.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { buttonClass } from "../../ui/primitives/button";
import type { Route } from "./+types/history-item";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const found = await itemHistory(context.get(services).db, params.kind, params.item);
	if (!found) throw data(null, { status: 404 });
	return { ...found, restored: Number(url.searchParams.get("restored")) || null };
}

export async function action({ request, params: { kind, item }, context }: Route.ActionArgs) {
	const form = await request.formData();
	const number = Number(form.get("revision"));
	if (!Number.isInteger(number) || number < 1) throw data(null, { status: 404 });
	const { db } = context.get(services);
	if (await restoreRevision(db, context.get(atWork).staff, { kind, item, number }))
		return redirect(`/admin/history/${kind}/${item}?restored=${number}`, 303);
	return data({ isRefused: true }, { status: 403 });
}

const causes: Readonly<Record<string, () => string>> = {
	edit: m.admin_cause_edit,
	import: m.admin_cause_import,
	merge: m.admin_cause_merge,
	restore: m.admin_cause_restore,
	undo: m.admin_cause_undo,
};

export default function HistoryItem({ loaderData, actionData }: Route.ComponentProps) {
	const { key, name, kind, newest, revisions, restored } = loaderData;
	return (
		<>
			<ScreenHeading title={name} lead={`${kind} · ${m.admin_history()}`} guide="history">
				<AdminLink to={`/admin/items/${key}`} className={buttonClass({ look: "secondary" })}>
					{m.admin_review_edit()}
				</AdminLink>
			</ScreenHeading>
			{actionData?.isRefused && (
				<p role="alert" className="notice" data-look="bad">
					{m.admin_review_not_yours({ names: name })}
				</p>
			)}
			{restored && !actionData && (
				<p role="status" className="notice">
					{m.admin_history_restored({ number: restored })}
					<AdminLink to="/admin/review" className="underline underline-offset-4">
						{m.admin_review()}
					</AdminLink>
				</p>
			)}
			<ol className="grid gap-3">
				{revisions.map(({ number, cause, author, note, at, release, isRemoval, isFirst, lines }) => (
					<li key={number} className="panel">
						<div className="review-head">
							<h2 className="flex-auto text-base">{m.admin_history_revision({ number })}</h2>
							{release !== null && (
								<AdminLink
									to={`/admin/history/${release}`}
									prefetch="none"
									className="status-mark no-underline"
									data-status="live"
								>
									{m.admin_preview_of_release({ number: release })}
								</AdminLink>
							)}
						</div>
						{isRemoval && <p>{m.admin_history_removed()}</p>}
						{isFirst && lines.length > 3 ? (
							<details>
								<summary className="min-h-9 cursor-pointer text-sm text-ink-soft">
									{m.admin_review_what_is_in_it()}
								</summary>
								<ChangeList lines={lines} />
							</details>
						) : (
							<ChangeList lines={lines} />
						)}
						<div className="review-about">
							<span>
								{[causes[cause]?.() ?? cause, author ?? m.admin_history_nobody(), at, note && `“${note}”`]
									.filter(Boolean)
									.join(" · ")}
							</span>
							{number !== newest && (
								<Form method="post">
									<input type="hidden" name="intent" value="restore" />
									<button type="submit" name="revision" value={number} className="text-action">
										{m.admin_history_restore()}
										<span className="sr-only"> {m.admin_history_revision({ number })}</span>
									</button>
								</Form>
							)}
						</div>
					</li>
				))}
			</ol>
		</>
	);
}
