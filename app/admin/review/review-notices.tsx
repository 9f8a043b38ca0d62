import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import type { ReviewFault } from "./review-actions.server";
import type { latestRelease } from "./review-data.server";
import { ProblemList } from "./review-view";

type Latest = Awaited<ReturnType<typeof latestRelease>>;

interface News {
	published: number | null;
	undone: number | null;
	discarded: string | null;
}

/** What was just done. */
export function ReviewNews({ news: { published, undone, discarded }, latest }: { news: News; latest: Latest }) {
	if (undone && latest && latest.number === published)
		return (
			<p role="status" className="notice font-semibold">
				{m.admin_review_undone({ number: undone })}
			</p>
		);
	if (published && latest?.number === published)
		return (
			<div role="status" className="notice">
				<p>
					<span className="font-semibold">{m.admin_review_live()}</span>{" "}
					<AdminLink to={`/admin/history/${published}`} className="underline underline-offset-4">
						{m.admin_preview_of_release({ number: published })}
					</AdminLink>
				</p>
				<UndoForm release={published} />
			</div>
		);
	if (discarded && /^[a-z-]+\/[\w-]+$/.test(discarded))
		return (
			<p role="status" className="notice">
				{m.admin_review_discarded()}{" "}
				<AdminLink to={`/admin/history/${discarded}`} className="underline underline-offset-4">
					{m.admin_review_discarded_history()}
				</AdminLink>
			</p>
		);
	return null;
}

/** Takes back a release in one press; it can be published again. */
export const UndoForm = ({ release, action = "/admin/review" }: { release: number; action?: string }) => (
	<Form method="post" action={action}>
		<input type="hidden" name="intent" value="undo" />
		<button type="submit" name="release" value={release} className={buttonClass({ look: "secondary" })}>
			{m.admin_review_undo()}
		</button>
	</Form>
);

/** What is on the site since when, and how to take it back for as long as it is the latest. */
export function LatestRelease({ latest, mayUndo }: { latest: NonNullable<Latest>; mayUndo: boolean }) {
	const { number, at, author, note, items, canBeUndone } = latest;
	return (
		<section aria-label={m.admin_review_latest()} className="mt-8 border-t border-line pt-5">
			<h2 className="pb-1 text-base">{m.admin_review_latest()}</h2>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="text-sm text-ink-soft">
					<AdminLink to={`/admin/history/${number}`} className="font-semibold text-accent underline underline-offset-4">
						{m.admin_preview_of_release({ number })}
					</AdminLink>
					{" · "}
					{[at, author, m.admin_history_items({ count: items }), note && `“${note}”`].filter(Boolean).join(" · ")}
				</p>
				{mayUndo && canBeUndone && <UndoForm release={number} />}
			</div>
		</section>
	);
}

/** Why nothing was published. Takes the focus, so that a screen reader says it. */
export function ReviewFaultNotice({ fault }: { fault: ReviewFault }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a second failure takes the focus again.
	useEffect(() => box.current?.focus(), [fault]);
	return (
		<div ref={box} role="alert" tabIndex={-1} className="notice grid" data-look="bad">
			<FaultWords fault={fault} />
		</div>
	);
}

function FaultWords({ fault }: { fault: ReviewFault }) {
	switch (fault.fault) {
		case "nothing":
			return <p className="font-semibold">{m.admin_review_nothing_chosen()}</p>;
		case "long-note":
			return <p className="font-semibold">{m.admin_review_long_note()}</p>;
		case "not-yours":
			return <p className="font-semibold">{m.admin_review_not_yours({ names: fault.names.join(", ") })}</p>;
		case "changed":
			return (
				<>
					<p className="font-semibold">{m.admin_review_changed_meanwhile()}</p>
					<ul className="list-disc pl-5">
						{fault.items.map(({ key, name, author, at }) => (
							<li key={key}>
								<a href={`#item-${key.replace("/", "-")}`} className="underline underline-offset-4">
									{name}
								</a>{" "}
								{[author, at].filter(Boolean).join(", ")}
							</li>
						))}
					</ul>
				</>
			);
		case "refused":
			return (
				<>
					<p className="font-semibold">{m.admin_review_refused()}</p>
					<ProblemList problems={fault.problems} />
				</>
			);
	}
}
