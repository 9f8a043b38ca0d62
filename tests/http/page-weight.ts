import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** What a first visit to a page costs: bytes after gzip (fonts as they are), counted from the page and the built files. */
export interface PageWeight {
	script: number;
	style: number;
	html: number;
	fonts: number;
	/** The part of the page that repeats its data for the scripts; in `html`. */
	hydration: number;
	requests: string[];
	thirdParties: string[];
}

const gzip = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;

/** Files that the site makes itself instead of the build. */
const served = new Map<string, Buffer>();
export async function loadServedFiles(siteUrl: string) {
	const path = "/partner-colors.css";
	served.set(path, Buffer.from(await (await fetch(siteUrl + path)).arrayBuffer()));
}
const read = (path: string) => served.get(path) ?? readFileSync(join("build/client", path.replace(/[?#].*$/, "")));

/** Pages share most of their files: each is read and measured once. */
const sizes = new Map<string, number>();
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const importsOf = new Map<string, string[]>();

function sum(files: Iterable<string>, measure: (content: Buffer) => number): number {
	let total = 0;
	for (const file of files) {
		const size = sizes.get(file) ?? measure(read(file));
		sizes.set(file, size);
		total += size;
	}
	return total;
}

/** A script and everything it imports at once. What it imports later is not part of a first visit. */
function addScript(path: string, found: Set<string>) {
	if (found.has(path)) return;
	found.add(path);
	const imports = importsOf.get(path) ?? all(read(path).toString(), /(?:import|from)\s?["'`]\.\/([^"'`]+\.js)["'`]/g);
	importsOf.set(path, imports);
	for (const name of imports) addScript(`/assets/${name}`, found);
}

/** Files that the page shows at once; a picture that waits until it is near is not one. */
function pictures(html: string): string[] {
	const early = all(html, /<img(?![^>]*loading="lazy")[^>]*\ssrc="([^"]+)"/g);
	const drawn = all(html, /<(?:use|image)[^>]*\shref="([^"#]+)#[^"]*"/g);
	return [...early, ...drawn];
}

export function weigh(html: string): PageWeight {
	const inline = all(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
	const scripts = new Set<string>();
	const wanted = [
		...all(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
		...all(html, /<script[^>]*\ssrc="([^"]+)"/g),
		...inline.flatMap((text) => all(text, /import(?:\(| \* as \w+ from )?\s?"(\/[^"]+\.js)"/g)),
	];
	for (const path of wanted) addScript(path, scripts);
	const styles = new Set(all(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g));
	const css = [...styles].map((path) => read(path).toString()).join("\n");
	const fonts = new Set([
		...all(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g),
		...all(css, /url\(["']?([^"')]+\.woff2)["']?\)/g),
	]);
	const others = [...pictures(html), ...all(html, /<link[^>]*rel="(?:icon|manifest)"[^>]*href="([^"]+)"/g)];
	const requests = [...new Set(["the page", ...scripts, ...styles, ...fonts, ...others])];
	return {
		script: sum(scripts, gzip),
		style: sum(styles, gzip),
		html: gzip(html),
		fonts: sum(fonts, (content) => content.length),
		hydration: gzip(inline.filter((text) => text.includes("window.__reactRouterContext")).join("")),
		requests,
		thirdParties: [...requests, ...all(css, /url\(["']?([^"')]+)["']?\)/g)].filter((file) =>
			/^(https?:)?\/\//.test(file),
		),
	};
}
