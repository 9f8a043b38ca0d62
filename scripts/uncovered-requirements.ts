import { globSync, readFileSync } from "node:fs";

/** Which ids of docs/spec.md stand in no test's title. Run alone it only prints them. */
export function reportUncoveredRequirements(): void {
	const spec = readFileSync("docs/spec.md", "utf8");
	const ids = [...spec.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = ""]) => id);
	const tests = globSync(["{app,db,scripts,server}/**/*.test.{ts,tsx}", "tests/**/*.{test,journey}.ts"])
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	// An id in a title is followed by a space: `test("LOC-3 a store without a phone says so", …)`.
	const uncovered = ids.filter((id) => !new RegExp(`["'\`(, ]${id} `).test(tests));
	console.log(`${ids.length - uncovered.length} of ${ids.length} requirements have a test.`);
	if (uncovered.length > 0) console.log(`Without one: ${uncovered.join(", ")}`);
}

if (import.meta.main) reportUncoveredRequirements();
