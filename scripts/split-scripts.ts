/**
 * How the browser's scripts are cut into files. Left alone, Rolldown gives every message that two pages share a file of
 * its own: fifty requests a page. Here a page loads four: the libraries, the frame (with the small things that several
 * pages share), its own, and at most one for a feature that it shares with another page, such as the plan cards.
 */
import { globSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const frameEntries = ["app/entry.client.tsx", "app/root.tsx", "app/routes/site.tsx"];
const pageEntries = globSync("app/routes/*.tsx").filter((file) => !frameEntries.includes(file));
const message = (key: string) => resolve(`app/paraglide/messages/${key}.js`);

/** Everything that comes with an entry: its modules and the messages said in them. What it loads later is an entry of its own. */
function reach(entry: string, graph: Graph): { now: Set<string>; later: Set<string> } {
	const now = new Set<string>();
	const later = new Set<string>();
	const follow = (id: string) => {
		// Through the index of messages every module would seem to need every word.
		if (now.has(id) || id.includes("/node_modules/") || id.includes("/app/paraglide/messages")) return;
		now.add(id);
		const module = graph.getModuleInfo(id);
		for (const [, key = ""] of module?.code?.matchAll(/\bm\.(\w+)/g) ?? []) now.add(message(key));
		for (const imported of module?.importedIds ?? []) follow(imported);
		for (const imported of module?.dynamicallyImportedIds ?? []) later.add(imported);
	};
	follow(resolve(entry));
	return { now, later };
}

/** The file into which each module goes; one that is not listed stays with the only entry that needs it. */
function plan(graph: Graph): Map<string, string> {
	const files = new Map<string, string>();
	const sortShared = (entries: string[], file: (feature: string | undefined) => string) => {
		const seen = new Set<string>();
		for (const entry of entries)
			for (const id of reach(entry, graph).now) {
				if (seen.has(id)) files.set(id, file(featureOf(id)));
				seen.add(id);
			}
	};
	const pages = pageEntries.map((file) => resolve(file));
	const later = new Set([...pages, ...frameEntries].flatMap((entry) => [...reach(entry, graph).later]));
	sortShared([...pages, ...later], (feature) => (feature ? `${feature}-parts` : "frame"));
	sortShared(pages, (feature) => feature ?? "frame");
	// The frame's menus and dialogs come alive together, when the visitor first does something.
	const shell = frameEntries
		.flatMap((entry) => [...reach(entry, graph).later])
		.filter((id) => id.includes("/app/shell/"));
	for (const entry of shell)
		for (const id of reach(entry, graph).now) if (files.get(id) !== "frame") files.set(id, "frame-later");
	for (const entry of frameEntries) for (const id of reach(entry, graph).now) files.set(id, "frame");
	return files;
}

const features = readdirSync("app/features");

/** A feature that several pages share has a file of its own; what else is shared is small and goes with the frame. */
function featureOf(id: string): string | undefined {
	const [, name = ""] = /\/app\/(?:features\/|paraglide\/messages\/)([a-z-]+)/.exec(id) ?? [];
	return features.includes(name) ? name : undefined;
}

let files: Map<string, string> | undefined;
const fileOf = (id: string, graph: Graph) => {
	files ??= plan(graph);
	return files.get(id);
};

export const splitScripts: Rolldown.CodeSplittingOptions = {
	groups: [
		{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
		{ name: "router", test: /node_modules\/react-router\//, priority: 3 },
		{
			debugName: "frame",
			name: (id, graph) => (fileOf(id, graph) === "frame" ? "frame" : null),
			priority: 2,
		},
		{ debugName: "features", name: (id, graph) => fileOf(id, graph) ?? null, priority: 1 },
	],
};

/** Vite wraps every later import to preload what it needs; here there is nothing to preload, so a plain import will do. */
export const plainImports = (): Plugin => ({
	name: "plain-imports",
	apply: "build",
	enforce: "pre",
	load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
});
