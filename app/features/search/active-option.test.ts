import { expect, test } from "vitest";
import { activeAfter } from "./active-option";

test.each([
	["ArrowDown", undefined, 3, 0],
	["ArrowUp", undefined, 3, 2],
	["ArrowDown", 0, 3, 1],
	["ArrowUp", 1, 3, 0],
	["ArrowDown", 2, 3, 0],
	["ArrowUp", 0, 3, 2],
	["ArrowDown", 0, 1, 0],
] as const)("SRCH-1 %s from option %s of %s leads to %s", (key, active, count, next) => {
	expect(activeAfter(key, active, count)).toBe(next);
});
