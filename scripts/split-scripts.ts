/**
 * How the browser's scripts are cut into files. Left alone, Rolldown gives every message that two pages share a file of
 * its own: fifty requests a page. Here a page loads four: the libraries, the frame (with the small things that several
 * pages share), its own, and at most one for a feature that it shares with another page, such as the plan cards.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const frameEntries = ["app/entry.client.tsx", "app/root.tsx", "app/routes/site.tsx"];
const pageEntries = globSync("app/routes/*.tsx").filter((file) => !frameEntries.includes(file));
const message = (key: string) => resolve(`app/paraglide/messages/${key}.js`);

/** Everything that comes with an entry: its modules and the messages said in them, without what is loaded later. */
function reach(entries: string[], graph: Graph): Set<string> {
	const found = new Set<string>();
	const follow = (id: string) => {
		// Through the index of messages every module would seem to need every word.
		if (found.has(id) || id.includes("/node_modules/") || id.includes("/app/paraglide/messages")) return;
		found.add(id);
		const module = graph.getModuleInfo(id);
		for (const [, key = ""] of module?.code?.matchAll(/\bm\.(\w+)/g) ?? []) found.add(message(key));
		for (const imported of module?.importedIds ?? []) follow(imported);
	};
	for (const entry of entries) follow(resolve(entry));
	return found;
}

/** The file into which each module goes; one that is not listed stays with the only page that needs it. */
function plan(graph: Graph): Map<string, string> {
	const files = new Map<string, string>();
	const seen = new Set<string>();
	for (const page of pageEntries)
		for (const id of reach([page], graph)) {
			const [, feature] = /\/app\/(?:features\/|paraglide\/messages\/)(plans|packages|stories|partners)[/_]/.exec(id) ?? [];
			if (seen.has(id)) files.set(id, feature ?? "frame");
			seen.add(id);
		}
	for (const id of reach(frameEntries, graph)) files.set(id, "frame");
	return files;
}

let files: Map<string, string> | undefined;

export const splitScripts: Rolldown.CodeSplittingOptions = {
	groups: [
		{ name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
		{
			debugName: "what pages share",
			name: (id, graph) => {
				files ??= plan(graph);
				return files.get(id) ?? null;
			},
			priority: 1,
		},
	],
};
