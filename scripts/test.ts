/**
 * `npm test`: every check and every test, summed up in the last line. The suites run one after the other: on two cores each
 * keeps the machine busy by itself.
 * `npm run verify:quick` is the part that takes seconds. The output of each task is in `test-results/`, and printed here
 * if the task failed.
 */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./ensure-browser.ts";
import { reportUncoveredRequirements } from "./uncovered-requirements.ts";

const quick = process.argv.includes("--quick");
const sum = { passed: 0, skipped: 0 };
/** Names of what failed, repeated at the end. */
const failed: string[] = [];

mkdirSync("test-results", { recursive: true });

const logOf = (title: string) => `test-results/${title.replaceAll(" ", "-")}.log`;

/** Runs a command and resolves to whether it succeeded. Its output goes to the log only. */
async function run(title: string, command: string, args: string[]): Promise<boolean> {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NO_COLOR: "1" } });
	const log = createWriteStream(logOf(title));
	child.stdout.pipe(log, { end: false });
	child.stderr.pipe(log, { end: false });
	const code = await new Promise<number | null>((ended) => {
		child.on("error", () => ended(null));
		child.on("close", ended);
	});
	await new Promise<void>((written) => log.end(written));
	return code === 0;
}

const tool = (name: string) => `node_modules/.bin/${name}`;

interface Outcome {
	passed: number;
	failed: string[];
	skipped: number;
}

/** One line for a task that is done; everything it printed if it failed. */
function report(title: string, { passed, failed: names, skipped }: Outcome, started: number, what: string) {
	sum.passed += passed;
	sum.skipped += skipped;
	failed.push(...names);
	const seconds = Math.round((performance.now() - started) / 1000);
	if (names.length > 0) console.log(`\n${readFileSync(logOf(title), "utf8").trimEnd()}\n`);
	console.log(`${title}: ${what} (${seconds} s)`);
}

/** A tool that only passes or fails counts as one test. */
async function check(title: string, command: string, args: string[]): Promise<boolean> {
	const started = performance.now();
	const ok = await run(title, command, args);
	report(title, { passed: ok ? 1 : 0, failed: ok ? [] : [title], skipped: 0 }, started, ok ? "passed" : "failed");
	return ok;
}

/** A test runner that writes a report. Without a report, or stopped before its end, it has failed. */
async function suite(title: string, args: string[], file: string, count: (json: never) => Outcome) {
	const started = performance.now();
	const [command = "", ...rest] = args;
	rmSync(file, { force: true });
	const ok = await run(title, tool(command), rest);
	const outcome = ((): Outcome => {
		try {
			const counted = count(JSON.parse(readFileSync(file, "utf8")) as never);
			const names = counted.failed.map((name) => `${title}: ${name}`);
			if (!ok && names.length === 0) names.push(`${title}: stopped before the end`);
			return { ...counted, failed: names };
		} catch (cause) {
			return { passed: 0, failed: [`${title}: no report (${(cause as Error).message})`], skipped: 0 };
		}
	})();
	const { passed, failed: names, skipped } = outcome;
	const parts = [`${passed} passed`, names.length > 0 && `${names.length} failed`, skipped > 0 && `${skipped} skipped`];
	report(title, outcome, started, parts.filter(Boolean).join(", "));
}

interface VitestReport {
	numPassedTests: number;
	numPendingTests: number;
	testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** A file that failed without a failed test of its own, such as a syntax error, counts by its name. */
function vitestOutcome(report: VitestReport): Outcome {
	const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
		const tests = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
		return status === "failed" && tests.length === 0 ? [name] : tests;
	});
	return { passed: report.numPassedTests, failed: names, skipped: report.numPendingTests };
}

interface JourneyReport {
	suites?: JourneyReport[];
	specs?: { title: string; ok: boolean }[];
}

const failedJourneys = ({ suites = [], specs = [] }: JourneyReport): string[] => [
	...specs.filter(({ ok }) => !ok).map(({ title }) => title),
	...suites.flatMap(failedJourneys),
];

const journeyOutcome = (json: JourneyReport & { stats: { expected: number; skipped: number } }): Outcome => ({
	passed: json.stats.expected,
	failed: failedJourneys(json),
	skipped: json.stats.skipped,
});

const vitest = (title: string, projects: string[]) => {
	const file = `test-results/${title.split(" ")[0]}.json`;
	const chosen = projects.flatMap((project) => ["--project", project]);
	return suite(
		title,
		["vitest", "run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
		file,
		vitestOutcome,
	);
};

const unitTests = () => vitest("unit tests", ["unit"]);

async function staticChecks() {
	await check("format and lint", tool("biome"), ["ci", "--colors=off", "."]);
	await check("types", tool("tsc"), []);
	await check("import rules", tool("depcruise"), [
		"--config",
		".dependency-cruiser.mjs",
		"app",
		"server",
		"db",
		"scripts",
		"bench",
	]);
	await check("unused files and exports", tool("knip"), []);
}

/** One after the other: on two cores each keeps the machine busy, and side by side they time each other out. */
async function serverTests() {
	await vitest("server tests", ["http", "attacks"]);
	await vitest("fault tests", ["faults"]);
	await vitest("fuzz tests", ["fuzz"]);
	await vitest("engine tests", ["engines"]);
}

async function browserTests() {
	ensureBrowser();
	await suite("browser tests", ["playwright", "test"], "test-results/journeys.json", journeyOutcome);
}

await check("messages and route types", tool("react-router"), ["typegen"]);
if (quick) {
	await staticChecks();
	await unitTests();
} else {
	const [isBuilt] = await Promise.all([check("build", process.execPath, ["scripts/build.ts"]), staticChecks()]);
	await unitTests();
	if (isBuilt) {
		await serverTests();
		await browserTests();
	}
	reportUncoveredRequirements();
}

if (failed.length > 0) console.log(["\nFailed:", ...failed].join("\n"));
console.log(`\n${sum.passed} passed, ${failed.length} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`);
process.exit(failed.length > 0 ? 1 : 0);
