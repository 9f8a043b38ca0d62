import { expect, test } from "vitest";
import { figure } from "./words";

test("a figure is written in the number format of each language", () => {
	expect(figure(1.1, "Gbps")).toEqual({ en: "1.1 Gbps", es: "1.1 Gbps", pt: "1,1 Gbps" });
	expect(figure(1500, "GB")).toEqual({ en: "1,500 GB", es: "1,500 GB", pt: "1.500 GB" });
});
