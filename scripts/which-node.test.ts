import { expect, test } from "vitest";
import { whichNode } from "./which-node.mjs";

test.for([
	["24.22.1", "machine", "a later one of the same line"],
	["24.21.1", "machine", "a later one of the same line"],
	["24.21.0", "ours", "the same"],
	["24.9.3", "ours", "an earlier one"],
	["26.12.1", "ours", "another line"],
	["20.19.2", "ours", "another line"],
])("the machine's Node %s: %s runs, it is %s", ([version, path]) => {
	expect(whichNode({ version, path: "machine" }, { version: "24.21.0", path: "ours" })).toBe(path);
});
