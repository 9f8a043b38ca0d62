import { expect, test } from "vitest";
import { parseSelection, toggled, withSelection } from "./selection";

test.each([
	[null, []],
	["", []],
	["a,b", ["a", "b"]],
	["a,a,b", ["a", "b"]],
	["a,b,c,d", ["a", "b", "c"]],
	["a,<script>,,B", ["a"]],
])("CMP-4 %s in the address selects %j", (text, ids) => {
	expect(parseSelection(text)).toEqual(ids);
});

test("CMP-1 a plan is added, and removed when it is there; CMP-4 a fourth is not added", () => {
	expect(toggled(["a"], "b")).toEqual(["a", "b"]);
	expect(toggled(["a", "b"], "a")).toEqual(["b"]);
	expect(toggled(["a", "b", "c"], "d")).toEqual(["a", "b", "c"]);
});

test("the rest of the address stays, and an empty selection leaves no trace in it", () => {
	expect(withSelection(new URLSearchParams("tab=prepaid"), ["a", "b"]).toString()).toBe("tab=prepaid&compare=a%2Cb");
	expect(withSelection(new URLSearchParams("tab=prepaid&compare=a"), []).toString()).toBe("tab=prepaid");
});
