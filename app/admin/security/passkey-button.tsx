import { KeyRound } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";

/**
 * A form that is sent with what a passkey says. `purpose` is whether the browser makes one or asks for one. Passkeys take
 * scripts: without them there are codes.
 */
export function PasskeyForm({
	purpose,
	label,
	look = "primary",
	children,
}: {
	purpose: "make" | "use";
	label: string;
	look?: "primary" | "secondary";
	children?: ReactNode;
}) {
	const submit = useSubmit();
	const form = useRef<HTMLFormElement>(null);
	const [state, setState] = useState<"idle" | "waiting" | "failed">("idle");

	async function ask() {
		if (!form.current?.reportValidity() || state === "waiting") return;
		setState("waiting");
		try {
			const answer = await passkeyAnswer(purpose);
			const entries = new FormData(form.current);
			entries.set("passkey", JSON.stringify(answer));
			setState("idle");
			await submit(entries, { method: "post" });
		} catch {
			// Cancelled, timed out, or no such key on this device: browsers do not tell these apart.
			setState("failed");
		}
	}

	return (
		<form
			ref={form}
			method="post"
			className="needs-script grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				void ask();
			}}
		>
			<input type="hidden" name="intent" value={purpose === "make" ? "add-passkey" : "passkey"} />
			{children}
			<div className="grid gap-2 justify-items-start">
				<Button type="submit" look={look} aria-busy={state === "waiting"} className="max-sm:w-full">
					<KeyRound aria-hidden size={18} /> {label}
				</Button>
				<p role="status" className="text-sm text-ink-soft empty:hidden">
					{state === "waiting" && m.admin_security_passkey_waiting()}
					{state === "failed" && m.admin_security_passkey_cancelled()}
				</p>
			</div>
		</form>
	);
}

async function passkeyAnswer(purpose: "make" | "use") {
	const response = await fetch("/admin/security/challenge", { method: "POST", body: new URLSearchParams({ purpose }) });
	if (!response.ok) throw new Error(`The challenge came with status ${response.status}`);
	const optionsJSON = await response.json();
	const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
	return purpose === "make" ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
}
