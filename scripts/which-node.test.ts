import { expect, test } from "vitest";
import { whichNode } from "./which-node.mjs";

test.for([
	["26.11.1", "machine", "a later one of the same line"],
	["26.10.1", "machine", "a later one of the same line"],
	["26.10.0", "ours", "the same"],
	["26.9.3", "ours", "an earlier one"],
	["24.22.1", "ours", "another line"],
	["20.19.2", "ours", "another line"],
])("on a machine with Node %s, %s runs: %s", ([version, path]) => {
	expect(whichNode({ version, path: "machine" }, { version: "26.10.0", path: "ours" })).toBe(path);
});
