import { data, Form, redirect } from "react-router";
import { releaseData } from "../../admin/history/history-data.server";
import { restoreRelease } from "../../admin/history/restore.server";
import { previewPath } from "../../admin/preview/preview-path";
import { ChangeList } from "../../admin/review/change-list";
import { undoRelease } from "../../admin/review/review-actions.server";
import { ReviewFaultNotice, UndoForm } from "../../admin/review/review-notices";
import { ReviewPages } from "../../admin/review/review-pages";
import { StatusMark } from "../../admin/review/status-mark";
import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { may } from "../../admin/staff";
import { atWork } from "../../admin/staff-context.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { buttonClass } from "../../ui/primitives/button";
import type { Route } from "./+types/history-release";

const numberOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
	const found = await releaseData(context.get(services).db, numberOf(params.release), page);
	if (!found) throw data(null, { status: 404 });
	return { ...found, page, mayPublish: may(context.get(atWork).staff, "publish") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await request.formData();
	const { staff } = context.get(atWork);
	if (form.get("intent") === "undo") {
		const outcome = await undoRelease(context.get(services), staff, form);
		return "to" in outcome ? redirect(outcome.to, 303) : data(outcome, { status: 409 });
	}
	const release = numberOf(params.release);
	if (release === 0) throw data(null, { status: 404 });
	const restored = await restoreRelease(context.get(services).db, staff, release);
	if (restored === 0) return data({ fault: "nothing" as const }, { status: 422 });
	return redirect("/admin/review", 303);
}

export default function HistoryRelease({ loaderData, actionData }: Route.ComponentProps) {
	const { release, newest, items, page, mayPublish } = loaderData;
	const { number, at, author, note, restores } = release;
	const isLatest = number === newest;
	return (
		<>
			<ScreenHeading
				title={m.admin_preview_of_release({ number })}
				lead={[at, author ?? m.admin_history_nobody(), m.admin_history_items({ count: release.items })].join(" · ")}
			>
				<a
					href={previewPath({ what: `release-${number}`, at: "now" })}
					target="_blank"
					rel="noopener"
					className={buttonClass({ look: "secondary" })}
				>
					{m.admin_history_see()}
				</a>
				{isLatest && mayPublish && (restores ?? number) > 1 && (
					<UndoForm release={number} action={`/admin/history/${number}`} />
				)}
				{!isLatest && (
					<Form method="post">
						<button type="submit" name="intent" value="restore" className={buttonClass({ look: "secondary" })}>
							{m.admin_history_bring_back()}
						</button>
					</Form>
				)}
			</ScreenHeading>
			{actionData && <ReviewFaultNotice fault={actionData} />}
			{(note || restores !== null) && (
				<p className="pb-4">
					{[restores !== null && m.admin_history_as_in({ number: restores }), note && `“${note}”`]
						.filter(Boolean)
						.join(" · ")}
				</p>
			)}
			{!isLatest && <p className="max-w-prose pb-4 text-sm text-ink-soft">{m.admin_history_bring_back_lead()}</p>}
			<ul className="grid gap-3">
				{items.map(({ key, name, kind, status, lines }) => (
					<li key={key} className="panel">
						<div className="review-head">
							<h2 className="flex-auto text-base">
								<AdminLink to={`/admin/history/${key}`} prefetch="none" className="underline underline-offset-4">
									{name}
								</AdminLink>{" "}
								<span className="text-xs font-normal text-ink-soft">{kind}</span>
							</h2>
							<StatusMark status={status} />
						</div>
						{status === "changed" && <ChangeList lines={lines} />}
					</li>
				))}
			</ul>
			<ReviewPages page={page} count={release.items} />
		</>
	);
}
