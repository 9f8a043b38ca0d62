import { useEffect, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { localePath } from "./language";

/**
 * Stands inside a form: works out the captcha when the visitor begins to fill the form in, and holds back a press of
 * the button that comes before it is done. Each sending needs a new one.
 */
export function CaptchaField() {
	const input = useRef<HTMLInputElement>(null);
	const [failed, setFailed] = useState(false);
	const [working, setWorking] = useState(false);

	useEffect(() => {
		const field = input.current;
		const form = field?.form;
		if (!field || !form) return;
		let work: Promise<void> | undefined;
		let letThrough = false;
		const prepare = () => {
			work ??= import("./solve-captcha").then(async ({ solveCaptcha }) => {
				field.value = await solveCaptcha(localePath("/captcha"));
			});
			return work;
		};
		const onFocus = () => void prepare().catch(() => {});
		const onSubmit = async (event: SubmitEvent) => {
			if (letThrough || field.value) {
				letThrough = false;
				work = undefined;
				// After the form has been read.
				setTimeout(() => {
					field.value = "";
				});
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			setWorking(true);
			setFailed(false);
			try {
				await prepare();
			} catch {
				// The server says in plain words what is missing, and what was typed is kept.
				setFailed(true);
				letThrough = true;
				work = undefined;
			}
			setWorking(false);
			form.requestSubmit(event.submitter);
		};
		form.addEventListener("focusin", onFocus);
		form.addEventListener("submit", onSubmit, { capture: true });
		return () => {
			form.removeEventListener("focusin", onFocus);
			form.removeEventListener("submit", onSubmit, { capture: true });
		};
	}, []);

	return (
		<div className="text-sm text-ink-soft">
			<input ref={input} type="hidden" name="captcha" />
			<p role="status">{working ? m.captcha_working() : failed ? m.captcha_failed() : ""}</p>
			<p className="without-script rounded-md border-l-4 border-warm bg-warm-soft px-4 py-3 text-ink">
				{m.captcha_needs_script()}
			</p>
		</div>
	);
}
