import { expect, test } from "vitest";
import { deviceNames } from "./device-name";

test.each([
	[
		"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
		"Chrome, Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile Safari/604.1",
		"Safari, iPhone",
	],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
		"Edge, Windows",
	],
	["curl/8.1", "Unknown"],
	["", "Unknown"],
])("a device is named as its owner would name it: %s", (userAgent, name) => {
	expect(deviceNames([userAgent], "Unknown")).toEqual([name]);
});

test("devices of the same kind are numbered", () => {
	expect(deviceNames(["Firefox/140 Linux", "", "Firefox/141 Linux", ""], "Unknown")).toEqual([
		"Firefox, Linux",
		"Unknown",
		"Firefox, Linux (2)",
		"Unknown (2)",
	]);
});
