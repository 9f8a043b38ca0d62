import { type RefObject, useEffect } from "react";
import { attempt } from "../attempt";

interface Kept {
	note: string;
	/** What is not to be published. */
	left: string[];
}

/**
 * PUB-4: the note and the ticks survive a reload, a lost connection and the page that asks for a second factor, in this tab,
 * until something is published. What was left out stays left out.
 */
export function useKeptChoice(form: RefObject<HTMLFormElement | null>, latestRelease: number) {
	const name = `admin-review ${latestRelease}`;
	// At every render: another list of items is another form.
	useEffect(() => {
		const shown = form.current;
		if (!shown) return;
		const boxes = () => [...shown.querySelectorAll<HTMLInputElement>("input[name=chosen]")];
		const field = shown.querySelector<HTMLInputElement>("input[name=note]");
		const kept = attempt(() => JSON.parse(sessionStorage.getItem(name) ?? "null") as Kept | null);
		if (kept) {
			if (field && !field.value) field.value = kept.note;
			for (const box of boxes()) if (kept.left.includes(box.value)) box.checked = false;
		}
		const keep = () => {
			const left = boxes().flatMap(({ checked, value }) => (checked ? [] : value));
			const note = field?.value ?? kept?.note ?? "";
			attempt(() => sessionStorage.setItem(name, JSON.stringify({ note, left } satisfies Kept)));
		};
		shown.addEventListener("input", keep);
		return () => shown.removeEventListener("input", keep);
	});
}
