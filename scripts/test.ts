/**
 * `npm test`: everything that can be checked, one after the other, summed up in one last line.
 * `npm run verify:quick` is the part that takes seconds.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildIfNeeded } from "./build-if-needed.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { reportUncoveredRequirements } from "./uncovered-requirements.ts";

const quick = process.argv.includes("--quick");
const sum = { passed: 0, failed: 0, skipped: 0 };

const run = (command: string, args: string[]): boolean =>
	spawnSync(`node_modules/.bin/${command}`, args, { stdio: "inherit" }).status === 0;

function heading(title: string) {
	console.log(`\n── ${title}`);
}

/** A tool that only says yes or no counts as one test. */
function check(title: string, command: string, args: string[]) {
	heading(title);
	if (run(command, args)) sum.passed++;
	else sum.failed++;
}

/** A runner that counts for itself; one that wrote no report, or stopped before its end, has failed. */
function suite(title: string, command: string, args: string[], report: string, count: (json: never) => typeof sum) {
	heading(title);
	rmSync(report, { force: true });
	const ended = run(command, args);
	try {
		const counted = count(JSON.parse(readFileSync(report, "utf8")) as never);
		sum.passed += counted.passed;
		sum.skipped += counted.skipped;
		sum.failed += Math.max(counted.failed, ended ? 0 : 1);
	} catch (cause) {
		console.error(`No report of ${title}: ${(cause as Error).message}`);
		sum.failed++;
	}
}

interface JourneyReport {
	suites?: JourneyReport[];
	specs?: { title: string; tests: { status: string }[] }[];
}

/** Names the browser tests that passed only at their second try, so that nobody gets used to them. */
function nameUnsteady(report: string) {
	const titles = ({ suites = [], specs = [] }: JourneyReport): string[] => [
		...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
		...suites.flatMap(titles),
	];
	const unsteady = existsSync(report) ? titles(JSON.parse(readFileSync(report, "utf8")) as JourneyReport) : [];
	if (unsteady.length === 0) return;
	heading("passed only at the second try");
	for (const title of unsteady) console.log(title);
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
		(json: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
			passed: json.numPassedTests,
			failed: json.numFailedTests,
			skipped: json.numPendingTests,
		}),
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
	vitest("faults");
	vitest("fuzz");
	ensureBrowser();
	suite(
		"browser tests",
		"playwright",
		["test"],
		"test-results/journeys.json",
		({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
			passed: stats.expected + stats.flaky,
			failed: stats.unexpected,
			skipped: stats.skipped,
		}),
	);
	nameUnsteady("test-results/journeys.json");
	heading("requirements without a test");
	reportUncoveredRequirements();
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`);
process.exit(sum.failed > 0 ? 1 : 0);
