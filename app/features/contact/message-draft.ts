const KEY = "message-draft";

/** What is kept; not the consent, which is given anew, nor what proves that a person writes. */
const kept = ["name", "email", "phone", "store", "language", "topic", "message"];

/**
 * A half-written message outlives a reload, a lost connection and a look at another page: each form's fields are kept by
 * the tab until it is closed or the message is sent. For use as the form's `ref`.
 */
export function keepDraft(form: HTMLFormElement) {
	const key = KEY + location.search;
	const fieldsOf = () =>
		kept.flatMap((name) => {
			const field = form.elements.namedItem(name);
			return field instanceof RadioNodeList || field === null ? [] : [field as HTMLInputElement];
		});
	const save = () =>
		quietly(() =>
			sessionStorage.setItem(
				key,
				JSON.stringify(Object.fromEntries(fieldsOf().map((each) => [each.name, each.value]))),
			),
		);
	quietly(() => {
		const draft: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		for (const field of fieldsOf()) {
			const value = draft[field.name];
			// What was typed before the scripts came, or what the server gave back, is newer.
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

/** To be called when a message has been taken. */
export const forgetDrafts = () =>
	quietly(() => {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY)) sessionStorage.removeItem(key);
	});

/** Without storage, or with something foreign in it, there is no draft. */
function quietly(act: () => void) {
	try {
		act();
	} catch {}
}
