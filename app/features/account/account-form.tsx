import { type ReactNode, type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { needsOwnDocument } from "../../platform/own-document";
import { Button } from "../../ui/primitives/button";
import { FaultSummary } from "../../ui/primitives/field";
import type { AccountForm as FormName, Outcome } from "./outcome";

export type FailedOutcome = Extract<Outcome, { ok: false }>;

/**
 * A form of the account page. Without scripts the browser sends it to the page's action; with scripts `send` makes the
 * same call, and the page stays where it is if it fails.
 */
export function AccountForm({
	form,
	action = "/account",
	submit,
	send,
	failed,
	onDone,
	children,
}: {
	form: FormName;
	/** Where it is sent without scripts. */
	action?: string;
	submit: string;
	send: (text: (field: string) => string) => Promise<Outcome>;
	/** The action's result, if the form was sent without scripts. */
	failed: FailedOutcome | undefined;
	onDone?: () => void;
	children: (failure: FailedOutcome | undefined) => ReactNode;
}) {
	const [failure, setFailure] = useState(failed);
	const [isBusy, setBusy] = useState(false);
	const navigate = useNavigate();

	async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		const entries = new FormData(event.currentTarget);
		const text = (field: string) => String(entries.get(field) ?? "");
		setBusy(true);
		try {
			const outcome = await send(text);
			if (!outcome.ok) return setFailure(outcome);
			setFailure(undefined);
			onDone?.();
			if (needsOwnDocument(outcome.to)) location.assign(outcome.to);
			else await navigate(outcome.to);
		} catch {
			const typed = { name: text("name"), email: text("email") };
			setFailure({ ok: false, form, problem: "offline", message: m.account_offline(), faults: [], typed });
		} finally {
			setBusy(false);
		}
	}

	return (
		<form method="post" action={localePath(action)} noValidate onSubmit={onSubmit} className="grid gap-5">
			<input type="hidden" name="form" value={form} />
			{failure && (
				<FaultSummary title={failure.message} faults={failure.faults.filter(({ field }) => field !== "captcha")} />
			)}
			{children(failure)}
			<Button type="submit" size="large" aria-busy={isBusy} className="justify-self-start max-sm:w-full">
				{submit}
			</Button>
		</form>
	);
}

/** The error of one field. */
export const faultOf = (failure: FailedOutcome | undefined, field: string) =>
	failure?.faults.find((fault) => fault.field === field)?.text;
