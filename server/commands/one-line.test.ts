import { expect, test } from "vitest";
import { multiline, oneLine } from "./one-line";

test("control characters in visitors' text do not reach the terminal", () => {
	expect(oneLine("a\u001b[2Jb\u0007\u202ec\r\nd")).toBe("a[2Jbc d");
	expect(multiline("a\u001b[2J\r\n\r\nb\u009b31m")).toBe("a[2J\n\nb31m");
	expect(oneLine("José 👩‍🔧")).toBe("José 👩‍🔧");
});
