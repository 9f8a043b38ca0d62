import { Form, useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import { TextField } from "../../ui/primitives/field";
import { ScreenHeading } from "../shell/screen-heading";
import { PasskeyForm } from "./passkey-button";

export interface ProofViewProps {
	/** Whether they have an authenticator app, and so backup codes too; whether they have a passkey that works here. */
	hasCodes: boolean;
	hasPasskey: boolean;
	fault: { text: string; by: "code" | "passkey" } | undefined;
}

/** STAFF-3: asks for a second factor. */
export function ProofView({ hasCodes, hasPasskey, fault }: ProofViewProps) {
	const isBusy = useNavigation().state === "submitting";
	return (
		<div className="mx-auto grid max-w-lg gap-4">
			<ScreenHeading title={m.admin_proof_title()} lead={m.admin_proof_lead()} />
			{fault?.by === "passkey" && (
				<p role="alert" className="panel border-bad font-semibold text-bad">
					{fault.text}
				</p>
			)}
			{hasPasskey && (
				<section className="panel needs-script">
					<PasskeyForm purpose="use" label={m.admin_proof_use_passkey()} />
				</section>
			)}
			{hasCodes && (
				<section className="panel">
					<Form method="post" noValidate className="grid gap-4">
						<input type="hidden" name="intent" value="code" />
						<TextField
							name="code"
							label={m.admin_proof_code()}
							hint={m.admin_proof_code_hint()}
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={40}
							required
							autoFocus={!hasPasskey}
							error={fault?.by === "code" ? fault.text : undefined}
						/>
						<Button
							type="submit"
							look={hasPasskey ? "secondary" : "primary"}
							aria-busy={isBusy}
							className="justify-self-start max-sm:w-full"
						>
							{m.admin_proof_submit()}
						</Button>
					</Form>
				</section>
			)}
			<p className="text-sm text-ink-soft">{m.admin_proof_lost()}</p>
		</div>
	);
}
