/**
 * `npm test`: everything that can be checked, one after the other, summed up in one last line.
 * `npm run verify:quick` is the part that takes seconds.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { buildIfNeeded } from "./build-if-needed.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { reportUncoveredRequirements } from "./uncovered-requirements.ts";

const quick = process.argv.includes("--quick");
const sum = { passed: 0, skipped: 0 };
/** What failed, by name: the last lines say it, since the rest is long. */
const failed: string[] = [];

const run = (command: string, args: string[]): boolean =>
	spawnSync(`node_modules/.bin/${command}`, args, { stdio: "inherit" }).status === 0;

function heading(title: string) {
	console.log(`\n── ${title}`);
}

function list(title: string, lines: string[]) {
	if (lines.length === 0) return;
	heading(title);
	for (const line of lines) console.log(line);
}

/** A tool that only says yes or no counts as one test. */
function check(title: string, command: string, args: string[]) {
	heading(title);
	if (run(command, args)) sum.passed++;
	else failed.push(title);
}

interface Outcome {
	passed: number;
	failed: string[];
	skipped: number;
}

/** A runner that counts for itself; one that wrote no report, or stopped before its end, has failed. */
function suite(title: string, command: string, args: string[], report: string, count: (json: never) => Outcome) {
	heading(title);
	rmSync(report, { force: true });
	const ended = run(command, args);
	try {
		const counted = count(JSON.parse(readFileSync(report, "utf8")) as never);
		sum.passed += counted.passed;
		sum.skipped += counted.skipped;
		failed.push(...counted.failed.map((name) => `${title}: ${name}`));
		if (!ended && counted.failed.length === 0) failed.push(`${title}: stopped before their end`);
	} catch (cause) {
		failed.push(`${title}: no report (${(cause as Error).message})`);
	}
}

interface VitestReport {
	numPassedTests: number;
	numPendingTests: number;
	testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** A file that failed without a failed test of its own (it could not be read, say) counts by its name. */
function vitestOutcome(report: VitestReport): Outcome {
	const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
		const tests = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
		return status === "failed" && tests.length === 0 ? [name] : tests;
	});
	return { passed: report.numPassedTests, failed: names, skipped: report.numPendingTests };
}

interface JourneyReport {
	suites?: JourneyReport[];
	specs?: { title: string; tests: { status: string }[] }[];
}

function journeys({ suites = [], specs = [] }: JourneyReport, status: string): string[] {
	const here = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ title }) => title);
	return [...here, ...suites.flatMap((inner) => journeys(inner, status))];
}

let unsteady: string[] = [];

function journeyOutcome(report: JourneyReport & { stats: Record<"expected" | "flaky" | "skipped", number> }): Outcome {
	const { expected, flaky, skipped } = report.stats;
	unsteady = journeys(report, "flaky");
	return { passed: expected + flaky, failed: journeys(report, "unexpected"), skipped };
}

const vitest = (project: string) =>
	suite(
		`${project} tests`,
		"vitest",
		[
			"run",
			"--project",
			project,
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=test-results/${project}.json`,
		],
		`test-results/${project}.json`,
		vitestOutcome,
	);

check("words and route types", "react-router", ["typegen"]);
check("format and lint", "biome", ["ci", "."]);
check("types", "tsc", []);
check("import arrows", "depcruise", ["--config", ".dependency-cruiser.mjs", "app", "server", "db", "scripts", "bench"]);
check("unused files and exports", "knip", []);
vitest("unit");

if (!quick) {
	await buildIfNeeded();
	vitest("http");
	vitest("attacks");
	vitest("faults");
	vitest("fuzz");
	vitest("engines");
	ensureBrowser();
	suite("browser tests", "playwright", ["test"], "test-results/journeys.json", journeyOutcome);
	// Named, so that nobody gets used to them.
	list("passed only at the second try", unsteady);
	heading("requirements without a test");
	reportUncoveredRequirements();
}

list("failed", failed);
console.log(`\n${sum.passed} passed, ${failed.length} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`);
process.exit(failed.length > 0 ? 1 : 0);
