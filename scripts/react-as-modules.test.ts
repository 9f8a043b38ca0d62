import { expect, test } from "vitest";
import { asModule } from "./react-as-modules";

test("a file that chooses between two becomes the one for production", () => {
	const choice = `if (process.env.NODE_ENV === 'production') {
  module.exports = require('./cjs/react.production.js');
} else {
  module.exports = require('./cjs/react.development.js');
}`;
	expect(asModule(choice)).toBe(
		'export * from "./cjs/react.production.js";\nimport * as all from "./cjs/react.production.js";\nexport default all;',
	);
});

test("what is required is imported, what is exported is a constant, or a variable where it changes", () => {
	const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react"),
  count = 0;
exports.now = void 0;
if (React) {
  exports.now = function () { return Scheduler.now(); };
}
exports.jsx = make;
exports.INTERNALS =
  count;
later(exports.now());`;
	expect(asModule(code)).toBe(`let exported_now;
"use strict";
import * as Scheduler from "scheduler";
import * as React from "react";
var count = 0;
exported_now = void 0;
if (React) {
  exported_now = function () { return Scheduler.now(); };
}
const exported_jsx = make;
const exported_INTERNALS =
  count;
later(exported_now());
export { exported_now as now, exported_jsx as jsx, exported_INTERNALS as INTERNALS };`);
});

test("what React throws to itself is still an error with its message, but knows no place", () => {
	const code =
		"var SuspenseException = Error(formatProdErrorMessage(460)),\n  other = Error(formatProdErrorMessage(1, 2));";
	const made = new Function(
		"formatProdErrorMessage",
		`${asModule(code).replace(/^export.*$/m, "")}\nreturn SuspenseException;`,
	)((number: number) => `Error ${number}`);
	expect(made).toBeInstanceOf(Error);
	expect(made.message).toBe("Error 460");
	expect(made.stack).toBeUndefined();
	expect(asModule(code)).toContain("other = Error(formatProdErrorMessage(1, 2))");
});

test("Base UI's copy of React is React itself", () => {
	expect(asModule("import * as React from 'react';\nexport const SafeReact = {\n  ...React\n};")).toBe(
		'export * as SafeReact from "react";',
	);
});
