import { type ReactNode, type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button } from "../../ui/primitives/button";
import { FaultSummary } from "../../ui/primitives/field";
import type { AccountForm as FormName, Outcome } from "./outcome";

export type Refusal = Extract<Outcome, { ok: false }>;

/**
 * A form of the account page. Without scripts the browser sends it to the page's action; with scripts `send` makes the
 * same call, and the page stays where it is when it is refused.
 */
export function AccountForm({
	form,
	submit,
	send,
	refused,
	onDone,
	children,
}: {
	form: FormName;
	submit: string;
	send: (text: (field: string) => string) => Promise<Outcome>;
	/** What the page's action answered, when the form came without scripts. */
	refused: Refusal | undefined;
	onDone?: () => void;
	children: (refusal: Refusal | undefined) => ReactNode;
}) {
	const [refusal, setRefusal] = useState(refused);
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
			if (!outcome.ok) return setRefusal(outcome);
			setRefusal(undefined);
			onDone?.();
			await navigate(outcome.to);
		} catch {
			const typed = { name: text("name"), email: text("email") };
			setRefusal({ ok: false, form, problem: "offline", message: m.account_offline(), faults: [], typed });
		} finally {
			setBusy(false);
		}
	}

	return (
		<form method="post" action={localePath("/account")} noValidate onSubmit={onSubmit} className="grid gap-5">
			<input type="hidden" name="form" value={form} />
			{refusal && (
				<FaultSummary title={refusal.message} faults={refusal.faults.filter(({ field }) => field !== "captcha")} />
			)}
			{children(refusal)}
			<Button type="submit" size="large" aria-busy={isBusy} className="justify-self-start max-sm:w-full">
				{submit}
			</Button>
		</form>
	);
}

/** What is wrong with one field. */
export const faultOf = (refusal: Refusal | undefined, field: string) =>
	refusal?.faults.find((fault) => fault.field === field)?.text;
