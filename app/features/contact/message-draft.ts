const KEY = "message-draft";

/** Not the consent, which must be given each time, nor the captcha. */
const kept = ["name", "email", "phone", "store", "language", "topic", "message"];

/**
 * Keeps a draft of the form in sessionStorage, so that a half-written message survives reloads, lost connections and
 * visits to other pages until it is sent or the tab is closed. For use as the form's `ref`.
 */
export function keepDraft(form: HTMLFormElement) {
	const key = KEY + location.search;
	const fieldsOf = () =>
		kept.flatMap((name) => {
			const field = form.elements.namedItem(name);
			return field instanceof RadioNodeList || field === null ? [] : [field as HTMLInputElement];
		});
	const save = () =>
		ignoreErrors(() =>
			sessionStorage.setItem(
				key,
				JSON.stringify(Object.fromEntries(fieldsOf().map((each) => [each.name, each.value]))),
			),
		);
	ignoreErrors(() => {
		const draft: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		for (const field of fieldsOf()) {
			const value = draft[field.name];
			// What was typed before hydration, or returned by the server, is newer.
			if (typeof value === "string" && isUntouched(field)) field.value = value;
		}
	});
	form.addEventListener("input", save);
	return () => form.removeEventListener("input", save);
}

const isUntouched = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
	"options" in field
		? field.selectedIndex ===
			Math.max(
				0,
				[...field.options].findIndex((option) => option.defaultSelected),
			)
		: field.value === field.defaultValue;

/** Called once a message has been accepted. */
export const clearDrafts = () =>
	ignoreErrors(() => {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY)) sessionStorage.removeItem(key);
	});

/** Storage may be blocked or hold invalid data: then there is no draft. */
function ignoreErrors(act: () => void) {
	try {
		act();
	} catch {}
}
