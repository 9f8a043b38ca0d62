/**
 * `npm run bench`: measures side by side, prints tables and writes them to bench/results.md. `npm run bench -- server`
 * measures only that part and leaves the others in the results as they are.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import type { Table } from "../bench/table.ts";
import { toMarkdown } from "../bench/table.ts";
import { buildIfNeeded } from "./build-if-needed.ts";

/** The parts by name, in the order of the results. */
const parts: Record<string, () => Promise<{ run: () => Promise<Table[]> }>> = {
	server: () => import("../bench/server.ts"),
	attacks: () => import("../bench/attacks.ts"),
	plans: () => import("../bench/plans.ts"),
	catalogue: () => import("../bench/catalogue.ts"),
	"back-office": () => import("../bench/back-office.ts"),
	stories: () => import("../bench/stories.ts"),
	phone: () => import("../bench/phone.ts"),
};
const results = "bench/results.md";

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
	console.error(`No part is called ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
	process.exit(1);
}

const mark = (name: string) => `<!-- ${name} -->`;
const before = existsSync(results) ? readFileSync(results, "utf8") : "";
/** What an earlier run wrote of a part. */
const earlier = (name: string) => before.split(mark(name))[1] ?? "";

await buildIfNeeded();
const sections = new Map(Object.keys(parts).map((name) => [name, earlier(name)]));
for (const [name, part] of Object.entries(parts)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const tables = await (await part()).run();
	const text = tables.map(toMarkdown).join("\n");
	console.log(`\n${text}`);
	const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
	sections.set(name, `\n_Measured on ${machine}._\n\n${text}`);
	// At once: what a part has measured is not lost with the next.
	writeFileSync(
		results,
		`# Measured\n\nWritten by \`npm run bench\`; how to read it is said in [README.md](README.md).\n\n${[...sections]
			.map(([name, text]) => `${mark(name)}${text}${mark(name)}\n`)
			.join("\n")}`,
	);
}
