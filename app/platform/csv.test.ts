import { expect, test } from "vitest";
import { csvLine } from "./csv";

test("cells are quoted, quotes doubled, line ends kept", () => {
	expect(csvLine(["a", 'say "hi"', "one\ntwo", "x,y", ""])).toBe('"a","say ""hi""","one\ntwo","x,y",""\r\n');
});

test.each(["=1+1", "+15085550123", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1"])(
	"CONTACT-1 %j stays text in a spreadsheet",
	(value) => {
		expect(csvLine([value])).toBe(`"'${value}"\r\n`);
	},
);
