/**
 * Tailwind repeats the starting values of its variables for browsers without `@property` (Firefox before 2024, Safari
 * before 2023), and its mixed colours for those without `color-mix`. The site asks for newer ones anyway (decision 002).
 * It also evens out fields for dates and files, of which the site has none.
 * Every first visit would pay for these.
 */
import type { Plugin } from "vite";

const startingValues = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;
const mixedColours = /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
const dateFields = /::-webkit-(?:datetime-edit|date-and-time-value|calendar)[\w-]*\{[^{}]*\}/g;

const fileFields = /::file-selector-button\{[^{}]*\}/g;
/** What the minifier writes once for every time it has looked at the rule. */
const repeated = /(-webkit-text-decoration:inherit;)\1+/g;

export const trimStyles = (): Plugin => ({
	name: "trim-styles",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "client",
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
				file.source = file.source
					.toString()
					.replace(startingValues, "")
					.replace(mixedColours, "$1")
					.replace(dateFields, "")
					.replace(fileFields, "")
					.replace(repeated, "$1");
			}
		},
	},
});
