import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { terminalLine } from "./terminal-log";

const time = "2026-11-18T12:30:01.500Z";
const read = (line: object) => stripVTControlCharacters(terminalLine(JSON.stringify(line)));

test("a request is one short line", () => {
	expect(read({ level: 30, time, id: "x", method: "GET", path: "/about", status: 200, ms: 3 })).toBe(
		"12:30:01 info GET /about 200 3 ms\n",
	);
});

test("a message keeps its fields, an error its stack", () => {
	expect(read({ level: 50, time, msg: "it failed", page: "/a", err: { stack: "Error: why\n  at x" } })).toBe(
		'12:30:01 error it failed page="/a"\nError: why\n  at x\n',
	);
});
