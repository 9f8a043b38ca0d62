import type { Target } from "./engine";

/** A target as data: patterns cannot be passed to a page. */
export interface Wanted {
	role: Target["role"];
	name: string;
	/** The flags of a pattern; without them the name is meant literally. */
	flags?: string;
}

export const wanted = ({ role, name }: Target): Wanted =>
	typeof name === "string" ? { role, name } : { role, name: name.source, flags: name.flags };

/** Runs in the page. Finds the first visible match and scrolls to it; while a modal dialog is open, only within it. */
export function locate({ role, name, flags }: Wanted): HTMLElement | null {
	const selectors = {
		button: "button",
		disclosure: "summary",
		field: "input, select, textarea",
		heading: "h1, h2, h3, h4",
		link: "a[href]",
		tab: "[role=tab]",
	};
	const nameOf = (element: HTMLElement) => {
		const text =
			role === "field" ? (element as HTMLInputElement).labels?.[0]?.textContent : (element.textContent ?? undefined);
		return (element.getAttribute("aria-label") ?? text ?? "").replace(/\s+/g, " ").trim();
	};
	const isWanted = (text: string) => (flags === undefined ? text === name : new RegExp(name, flags).test(text));
	const reachable = document.querySelector("dialog:modal") ?? document;
	const found = [...reachable.querySelectorAll<HTMLElement>(selectors[role])].find(
		(element) => isWanted(nameOf(element)) && element.checkVisibility({ visibilityProperty: true }),
	);
	found?.scrollIntoView({ block: "center", behavior: "instant" });
	return found ?? null;
}
