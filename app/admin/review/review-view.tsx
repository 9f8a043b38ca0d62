import { TriangleAlert } from "lucide-react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { CheckboxField, TextField } from "../../ui/primitives/field";
import { AdminLink } from "../shell/admin-link";
import { ChangeList } from "./change-list";
import type { LinkedProblem } from "./problem-links.server";
import type { ReviewItem } from "./review-data.server";
import { StatusMark } from "./status-mark";

const DISCARD = "discard";

/** One item that waits: whether to publish it, what changes, who changed it. */
export function ReviewCard({ item, canChoose, isChosen }: { item: ReviewItem; canChoose: boolean; isChosen: boolean }) {
	const { key, token, name, kind, status, lines, authors, at, notes, outdated, isClosed } = item;
	const title = (
		<>
			{name} {kind !== null && <span className="text-xs font-normal text-ink-soft">{kind}</span>}
		</>
	);
	return (
		<li className="panel" id={`item-${key.replace("/", "-")}`}>
			<div className="review-head">
				{canChoose && !isClosed ? (
					<label className="review-choice">
						<input type="checkbox" name="chosen" value={token} defaultChecked={isChosen} />
						<span>{title}</span>
					</label>
				) : (
					<h2 className="flex-auto text-base">{title}</h2>
				)}
				<StatusMark status={status} />
			</div>
			{status === "new" && lines.length > 3 ? (
				<details>
					<summary className="min-h-9 cursor-pointer text-sm text-ink-soft">{m.admin_review_what_is_in_it()}</summary>
					<ChangeList lines={lines} />
				</details>
			) : (
				<ChangeList lines={lines} />
			)}
			{status === "removed" && <p>{m.admin_review_removed({ name })}</p>}
			{outdated.map(({ label, languages }) => (
				<p key={label} className="outdated-note">
					<TriangleAlert aria-hidden size={16} /> {m.admin_review_outdated({ label, language: languages })}
				</p>
			))}
			{isClosed && <p className="pt-1 text-sm text-ink-soft">{m.admin_review_not_your_store()}</p>}
			<div className="review-about">
				<span>{[authors.join(", "), at, ...notes.map((note) => `“${note}”`)].filter(Boolean).join(" · ")}</span>
				<span className="flex flex-wrap gap-x-4">
					<AdminLink to={`/admin/items/${key}`} className="text-action inline-flex items-center">
						{m.admin_review_edit()}
						<span className="sr-only"> {name}</span>
					</AdminLink>
					<AdminLink to={`/admin/history/${key}`} className="text-action inline-flex items-center">
						{m.admin_history()}
						<span className="sr-only"> {name}</span>
					</AdminLink>
					{!isClosed && (
						<button type="submit" form={DISCARD} name="item" value={token} className="text-action">
							{m.admin_review_discard()}
							<span className="sr-only"> {name}</span>
						</button>
					)}
				</span>
			</div>
		</li>
	);
}

/** The form of the discard buttons, which stand within the form for publishing. */
export const DiscardForm = () => (
	<Form method="post" id={DISCARD}>
		<input type="hidden" name="intent" value="discard" />
	</Form>
);

/** What keeps the drafts from being published, and where to mend it. */
export function ProblemList({ problems }: { problems: readonly LinkedProblem[] }) {
	return (
		<ul className="grid list-disc gap-1 pl-5">
			{problems.map(({ text, to, isEnglish }) => (
				<li key={text} lang={isEnglish ? "en" : undefined}>
					{to ? (
						<AdminLink to={to} className="underline underline-offset-4">
							{text}
						</AdminLink>
					) : (
						text
					)}
				</li>
			))}
		</ul>
	);
}

/** Note and button, in reach of the thumb. */
export function PublishBar({
	count,
	otherPages,
	isProven,
	isBusy,
	noteError,
	note,
}: {
	count: number;
	/** Sent back to publish the items of other pages, too. */
	otherPages: { token: string; count: number; page: number } | null;
	/** Whether a second factor was shown a moment ago. */
	isProven: boolean;
	isBusy: boolean;
	noteError: string | undefined;
	/** What was typed before. */
	note: string;
}) {
	if (!isProven)
		return (
			<div className="panel publish-bar">
				<p className="text-sm">{m.admin_review_proof_lead()}</p>
				<AdminLink
					to={`/admin/proof?${new URLSearchParams({ next: "/admin/review" })}`}
					prefetch="none"
					className={buttonClass({ size: "large" })}
				>
					{m.admin_review_proof()}
				</AdminLink>
			</div>
		);
	return (
		<>
			<div className="mt-5 grid gap-3">
				<TextField
					name="note"
					label={m.admin_review_note()}
					mark={m.admin_review_optional()}
					maxLength={500}
					autoComplete="off"
					defaultValue={note}
					error={noteError}
				/>
				{otherPages && (
					<>
						<CheckboxField
							name="all"
							value={otherPages.token}
							label={m.admin_review_other_pages({ count: otherPages.count })}
						/>
						<input type="hidden" name="page" value={otherPages.page} />
					</>
				)}
			</div>
			<div className="publish-bar">
				<button
					type="submit"
					name="intent"
					value="publish"
					aria-busy={isBusy}
					className={buttonClass({ size: "large" }, "w-full sm:w-auto")}
				>
					{m.admin_review_publish({ count })}
				</button>
			</div>
		</>
	);
}
