import { useEffect, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { localePath } from "./language";

/**
 * Solves the captcha when the visitor starts filling in the surrounding form, and delays a submission until it is
 * solved. Each submission needs a new solution.
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
				// After the browser has read the form.
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
				// Submit anyway: the server explains what is missing and returns the typed values.
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
