/**
 * React is published as CommonJS: each package is one large function that runs when it is first asked for. A browser reads
 * such a function twice, the second time on its main thread, and a bundler can leave nothing of it out. In the browser's
 * build its files are written as modules: the same statements, with `import` for `require` and a constant for every name
 * that is exported. A file that is made in another way stops the build.
 */
import type { Plugin } from "vite";

const files =
	/\/node_modules\/(?:(?:react|react-dom|scheduler|use-sync-external-store)\/.+\.js|@base-ui\/utils\/safeReact\.mjs)$/;

/** `react/index.js` and its like choose between development and production; what is built is always the second. */
const door = /module\.exports = require\('(\.[^']+\.production\.js)'\)/;
const throughDoor = (file: string) =>
	`export * from ${JSON.stringify(file)};\nimport * as all from ${JSON.stringify(file)};\nexport default all;`;

/** Base UI copies all of React to ask it for what an old one does not have; as a name for it, it can be looked through. */
const copy = /export const SafeReact = \{\s*\.\.\.React\s*\};/;

const required = /^var ((?:\w+ = require\("[^"]+"\),\s*)*\w+ = require\("[^"]+"\))([,;])\s*/m;
const signal = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

export function asModule(code: string): string {
	const [, file] = door.exec(code) ?? [];
	if (file) return throughDoor(file);
	if (copy.test(code)) return 'export * as SafeReact from "react";';
	const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => name));
	const changing = [...names].filter((name) => [...code.matchAll(RegExp(`exports\\.${name} =\\s`, "g"))].length !== 1);
	const module = code
		.replace(required, (_, list: string, end: string) => {
			const each = [...list.matchAll(/(\w+) = require\(("[^"]+")\)/g)];
			return each.map(([, name, from]) => `import * as ${name} from ${from};\n`).join("") + (end === "," ? "var " : "");
		})
		// What React throws to itself says nothing of where it was made. An Error would: under a profiler, which wants to
		// know the place, the browser reads the whole file again for it.
		.replace(signal, "$1 = Object.create(Error.prototype, { message: { value: $2 } })")
		.replace(/^exports\.(\w+) =/gm, (assignment, name: string) =>
			changing.includes(name) ? assignment : `const exported_${name} =`,
		)
		.replace(/\bexports\.(\w+)/g, "exported_$1");
	return [
		...changing.map((name) => `let exported_${name};`),
		module,
		`export { ${[...names].map((name) => `exported_${name} as ${name}`).join(", ")} };`,
	].join("\n");
}

export const reactAsModules = (): Plugin => ({
	name: "react-as-modules",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "client",
	transform: {
		filter: { id: files },
		handler(code, id) {
			const module = asModule(code);
			if (/\brequire\(|\bexports\b|\bmodule\.|\.\.\.React\b/.test(module))
				this.error(`scripts/react-as-modules.ts does not know how ${id} is written`);
			return { code: module, map: null };
		},
	},
});
