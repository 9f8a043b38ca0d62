import { type Handler, Parser } from "htmlparser2";

/** Puts the template's content in its place after the first paint; after three seconds in a page that is not painted. */
const startScripts = `{const {currentScript:s}=document,t=s.previousElementSibling,go=()=>t.replaceWith(t.content);s.remove();requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,3000)}`;

interface Range {
	start: number;
	end: number;
}

/**
 * Finishes a rendered page for production; returns it with the inline scripts that its policy may allow: those that carry the
 * nonce of this rendering. A script that somebody managed to inject has none. The nonce itself is removed; a cached page would
 * show it to everyone.
 *
 * Scripts wait for the first paint: the module script and its preloads are wrapped in a template, which the browser ignores
 * until it is put in place. On a slow phone they would take two thirds of the bandwidth from style sheet, fonts and pictures,
 * and the first paint would come after 2.0 s instead of 1.0 s. Everything works without scripts meanwhile, and an early
 * press is remembered (`early-press.ts`).
 */
export function finishDocument(html: string, nonce: string): { html: string; scripts: string[] } {
	const scripts: string[] = [];
	const preloads: Range[] = [];
	let moduleScript: Range | undefined;
	let open: { start: number; text: number; isModule: boolean } | undefined;
	const handler: Partial<Handler> = {
		onopentag(name, attributes) {
			const start = parser.startIndex;
			const end = parser.endIndex + 1;
			if (name === "link" && attributes.rel === "modulepreload") preloads.push({ start, end });
			const isOurs = name === "script" && attributes.nonce === nonce && attributes.src === undefined;
			if (isOurs) open = { start, text: end, isModule: attributes.type === "module" };
		},
		onclosetag(name) {
			if (name !== "script" || !open) return;
			scripts.push(html.slice(open.text, parser.startIndex));
			if (open.isModule) moduleScript = { start: open.start, end: parser.endIndex + 1 };
			open = undefined;
		},
	};
	// No text is looked at: decoding its entities would take a third of the time.
	const parser = new Parser(handler, { decodeEntities: false });
	parser.end(html);
	const finished = moduleScript ? withScriptsLater(html, preloads, moduleScript) : html;
	if (moduleScript) scripts.push(startScripts);
	return { html: finished.replaceAll(` nonce="${nonce}"`, ""), scripts };
}

function withScriptsLater(html: string, preloads: readonly Range[], moduleScript: Range): string {
	const text = ({ start, end }: Range) => html.slice(start, end);
	const later = [...new Set(preloads.map(text)), text(moduleScript)].join("");
	let finished = "";
	let at = 0;
	for (const range of [...preloads, moduleScript].toSorted((a, b) => a.start - b.start)) {
		finished += html.slice(at, range.start);
		if (range === moduleScript) finished += `<template>${later}</template><script>${startScripts}</script>`;
		at = range.end;
	}
	return finished + html.slice(at);
}
