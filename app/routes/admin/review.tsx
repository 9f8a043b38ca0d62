import { useRef } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { discardDraft, publishChosen, undoRelease } from "../../admin/review/review-actions.server";
import { reviewData } from "../../admin/review/review-data.server";
import { LatestRelease, ReviewFaultNotice, ReviewNews } from "../../admin/review/review-notices";
import { ReviewPages } from "../../admin/review/review-pages";
import { DiscardForm, ProblemList, PublishBar, ReviewCard } from "../../admin/review/review-view";
import { useKeptChoice } from "../../admin/review/use-kept-choice";
import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { may } from "../../admin/staff";
import { atWork, isProven, RECENT_PROOF_LASTS } from "../../admin/staff-context.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { buttonClass } from "../../ui/primitives/button";
import type { Route } from "./+types/review";

export async function loader({ context, url }: Route.LoaderArgs) {
	const who = context.get(atWork);
	const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
	return {
		...(await reviewData(context.get(services).db, who.staff, page)),
		page,
		mayPublish: may(who.staff, "publish"),
		isProven: isProven(who, RECENT_PROOF_LASTS, Date.now()),
		news: {
			published: Number(url.searchParams.get("published")) || null,
			undone: Number(url.searchParams.get("undone")) || null,
			discarded: url.searchParams.get("discarded"),
		},
	};
}

const does = { publish: publishChosen, undo: undoRelease, discard: discardDraft };

export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const act = does[form.get("intent") as keyof typeof does];
	const outcome = await act(context.get(services), context.get(atWork).staff, form);
	if ("to" in outcome) return redirect(outcome.to, 303);
	const status = outcome.fault === "changed" ? 409 : outcome.fault === "not-yours" ? 403 : 422;
	return data(
		{ ...outcome, chosen: form.getAll("chosen").map(String), note: String(form.get("note") ?? "") },
		{ status },
	);
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
	const { items, count, all, problems, latest, publishers, page, mayPublish, isProven: isSure, news } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	useKeptChoice(form, latest?.number ?? 0);
	const isBusy = useNavigation().state === "submitting";
	return (
		<>
			<ScreenHeading title={m.admin_review()} lead={count > 0 ? m.admin_review_lead() : undefined} guide="review">
				{count > 0 && (
					<AdminLink to="/admin/see" className={buttonClass({ look: "secondary" })}>
						{m.admin_review_see()}
					</AdminLink>
				)}
			</ScreenHeading>
			{actionData ? <ReviewFaultNotice fault={actionData} /> : <ReviewNews news={news} latest={latest} />}
			{problems.length > 0 && (
				<section className="notice grid" data-look="bad" aria-label={m.admin_review_problems()}>
					<h2 className="text-base">{m.admin_review_problems()}</h2>
					<ProblemList problems={problems} />
				</section>
			)}
			{count === 0 ? (
				<div className="panel grid justify-items-start gap-3">
					<p className="font-semibold">{m.admin_review_empty()}</p>
					<p className="max-w-prose text-ink-soft">{m.admin_review_empty_lead()}</p>
				</div>
			) : (
				<Form ref={form} method="post" id="review" key={`${page} ${items.map(({ token }) => token).join(" ")}`}>
					<ul className="grid gap-3">
						{items.map((item) => (
							<ReviewCard
								key={item.key}
								item={item}
								canChoose={mayPublish}
								isChosen={!actionData || actionData.chosen.length === 0 || actionData.chosen.includes(item.token)}
							/>
						))}
					</ul>
					<ReviewPages page={page} count={count} />
					{mayPublish ? (
						<PublishBar
							count={count}
							otherPages={all ? { token: all, count: count - items.length, page } : null}
							isProven={isSure}
							isBusy={isBusy}
							noteError={actionData?.fault === "long-note" ? m.admin_review_long_note() : undefined}
							note={actionData?.note ?? ""}
						/>
					) : (
						<p className="panel mt-5">{m.admin_review_who_publishes({ names: publishers.join(", ") })}</p>
					)}
				</Form>
			)}
			<DiscardForm />
			{latest && <LatestRelease latest={latest} mayUndo={mayPublish} />}
		</>
	);
}
