import { Parser } from "htmlparser2";

/** What a browser without scripts would send with a form of a page, by the class of the form: every pair in its order. */
export function formIn(html: string, className: string): [name: string, value: string][] {
	const pairs: [string, string][] = [];
	let isInside = false;
	let select: { name: string; value: string | undefined; isFirst: boolean } | null = null;
	let area: { name: string; text: string } | null = null;
	const parser = new Parser({
		onopentag(tag, attributes) {
			const { name = "", type = "text", value = "" } = attributes;
			if (tag === "form") isInside = (attributes.class ?? "").split(" ").includes(className);
			if (!isInside || "disabled" in attributes) return;
			const isTicked = !["checkbox", "radio"].includes(type) || "checked" in attributes;
			if (tag === "input" && name !== "" && type !== "submit" && isTicked) pairs.push([name, value]);
			if (tag === "select") select = { name, value: undefined, isFirst: true };
			if (tag === "option" && select) {
				if (select.isFirst || "selected" in attributes) select.value = value;
				select.isFirst = false;
			}
			if (tag === "textarea") area = { name, text: "" };
		},
		ontext(text) {
			if (area) area.text += text;
		},
		onclosetag(tag) {
			if (tag === "form") isInside = false;
			if (tag === "select" && select) {
				if (select.value !== undefined) pairs.push([select.name, select.value]);
				select = null;
			}
			if (tag === "textarea" && area) {
				// The first line break belongs to the markup.
				pairs.push([area.name, area.text.replace(/^\n/, "")]);
				area = null;
			}
		},
	});
	parser.end(html);
	return pairs;
}
