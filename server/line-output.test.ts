import { execFile, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lineOutput } from "./line-output";

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "lines-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes to a file and gives what stands in it once it stands still. */
async function written(name: string, use: (output: ReturnType<typeof lineOutput>) => void) {
	const path = join(folder, name);
	const file = openSync(path, "w");
	use(lineOutput(file));
	let text = readFileSync(path, "utf8");
	for (let still = 0; still < 5; ) {
		await pause(20);
		const next = readFileSync(path, "utf8");
		still = next === text ? still + 1 : 0;
		text = next;
	}
	closeSync(file);
	return text;
}

const numbered = (count: number, more = "") => Array.from({ length: count }, (_, at) => `line ${at} ${more}\n`);

describe("lines", () => {
	test("nothing is written before it is time, and then everything", async () => {
		expect(await written("early", (output) => output.write("one\n"))).toBe("");
		const text = await written("flushed", (output) => {
			output.write("one ñ\n");
			output.write("two 🙂\n");
			output.flush();
		});
		expect(text).toBe("one ñ\ntwo 🙂\n");
	});

	test("many keep their order over many pieces", async () => {
		const lines = numbered(20_000, "ção".repeat(10));
		const text = await written("many", (output) => {
			for (const line of lines) output.write(line);
			output.flush();
			// A second call while the first is under way neither doubles nor loses anything.
			output.flush();
		});
		// What had not filled a piece when the writing was under way is for the next flush.
		expect(lines.join("").startsWith(text)).toBe(true);
		expect(text.length).toBeGreaterThan(lines.join("").length - 65_536);
	});

	test("one that is longer than a piece comes whole, in its place", async () => {
		const long = `${"long ".repeat(40_000)}\n`;
		const path = join(folder, "long");
		const file = openSync(path, "w");
		const output = lineOutput(file);
		for (const line of ["before\n", long, "after\n"]) output.write(line);
		// What came after it waits until it has been written.
		const isWhole = () => {
			output.flush();
			return readFileSync(path, "utf8") === `before\n${long}after\n`;
		};
		await expect.poll(isWhole, { timeout: 20_000 }).toBe(true);
		closeSync(file);
	});
});

/** A program of its own that writes lines to its standard output. */
const program = (body: string) => [
	"--input-type=module-typescript",
	"-e",
	`import { lineOutput } from ${JSON.stringify(join(import.meta.dirname, "line-output.ts"))};
	const output = lineOutput(1);
	process.on("exit", output.flushNow);
	${body}`,
];

describe("a program's output", () => {
	test("its last words are there when it ends", async () => {
		const { stdout } = await promisify(execFile)(
			process.execPath,
			program(`output.write("first\\n"); output.write("last\\n"); process.exit(0)`),
		);
		expect(stdout).toBe("first\nlast\n");
	});

	test("a reader that reads nothing costs lines, not memory and not time", async () => {
		const child = spawn(
			process.execPath,
			program(`
				const line = "x".repeat(999) + "\\n";
				const before = process.memoryUsage().rss;
				for (let at = 0; at < 100; at++) {
					for (let more = 0; more < 1000; more++) output.write(line);
					await new Promise(setImmediate);
				}
				process.stderr.write(String(Math.round((process.memoryUsage().rss - before) / 1048576)));`),
			{ stdio: ["ignore", "pipe", "pipe"] },
		);
		const [grown] = await new Promise<Buffer[]>((resolve) => child.stderr.once("data", (text) => resolve([text])));
		expect(Number(grown)).toBeLessThan(50);
		child.kill("SIGKILL");
	});
});
