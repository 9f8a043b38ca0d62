/**
 * A visitor speaks one language, so only that one travels. The browser's scripts are bundled once with the words of all
 * languages; then each is written once per language with the language as a constant, and the minifier drops the others.
 * The hash in a name covers the words of all languages. `app/platform/script-language.ts` picks the right ones for a page.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { minify } from "terser";
import { type Plugin, transformWithOxc } from "vite";
import { locales } from "../app/content/words.ts";
import { manifestIn, scriptNamesIn } from "../app/platform/script-language.ts";

const LANGUAGE = "LANGUAGE_OF_THIS_SCRIPT";
const runtime = `
	export const experimentalStaticLocale = ${LANGUAGE};
	export const getLocale = () => ${LANGUAGE};
	export const overwriteGetLocale = () => {};
`;

/** Paraglide's message asks for the language whenever it is said; in a script of one language it is that language's own. */
function inOneLanguage(code: string): string | undefined {
	const [declaration = "", key = ""] = /^export const (\w+) = /m.exec(code) ?? [];
	const own = locales.map((locale) => `${locale}_${key}`);
	if (!declaration || !own.every((name) => code.includes(`const ${name} =`))) return undefined;
	const chosen = locales.reduceRight(
		(rest, locale) => `${LANGUAGE} === "${locale}" ? ${locale}_${key} : ${rest}`,
		"undefined",
	);
	return `${code.slice(0, code.indexOf(declaration))}${declaration}${chosen};`;
}

/** Libraries say nothing: one file serves all languages. */
const isLibrary = (chunk: string) => ["react", "router", "rolldown-runtime"].includes(chunk);

/**
 * A page runs nearly all of the scripts that it asks for. Told so, Chromium compiles them while they come in, beside the
 * page, instead of function by function when they are called: a third less work on the thread that answers the visitor.
 */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad";

/** Terser over what Vite's own minifier left: half a kilobyte less for a visit, for some seconds of building. */
async function small(code: string): Promise<string> {
	const { code: smaller = code } = await minify(code, {
		module: true,
		ecma: 2020,
		compress: { passes: 2, keep_fargs: false },
		format: { preamble: COMPILE_AT_ONCE },
	});
	return smaller;
}

/** The name of a built script; `.en` marks those that have a sister in every other language. */
export const scriptName = ({ name }: { name: string }): string =>
	`assets/[name]-[hash]${isLibrary(name) ? "" : ".en"}.js`;

export function scriptsByLanguage(): Plugin[] {
	return [
		{
			name: "words-by-language",
			apply: "build",
			applyToEnvironment: ({ name }) => name === "client",
			transform: {
				filter: { id: /\/app\/paraglide\/(messages\/(?!_index)[^/]+|runtime)\.js$/ },
				handler(code, id) {
					if (id.endsWith("/runtime.js")) return { code: runtime, map: null };
					const message =
						inOneLanguage(code) ?? this.error(`${basename(id)} is not a message as Paraglide writes them`);
					return { code: message, map: null };
				},
			},
			generateBundle: {
				order: "post",
				async handler(_, bundle) {
					for (const chunk of Object.values(bundle)) {
						if (chunk.type !== "chunk") continue;
						const { code, fileName } = chunk;
						if (isLibrary(chunk.name)) {
							chunk.code = await small(code);
							continue;
						}
						for (const locale of locales) {
							const defined = await transformWithOxc(code, fileName, {
								define: { [LANGUAGE]: JSON.stringify(locale) },
							});
							const source = scriptNamesIn(await small(defined.code), locale);
							if (locale === "en") chunk.code = source;
							else this.emitFile({ type: "asset", fileName: scriptNamesIn(fileName, locale), source });
						}
					}
				},
			},
		},
		{
			name: "manifest-by-language",
			apply: "build",
			applyToEnvironment: ({ name }) => name === "ssr",
			/** React Router writes its table of scripts while the server is built. */
			async writeBundle({ dir = "" }, bundle) {
				const client = join(dirname(dir), "client");
				const server = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : []));
				const [url] = /\/assets\/manifest-[0-9a-f]+\.js/.exec(server.join("\n")) ?? this.error("no manifest was named");
				const file = join(client, url);
				const start = "window.__reactRouterManifest=";
				const manifest = JSON.parse((await readFile(file, "utf8")).slice(start.length, -1));
				for (const locale of locales) {
					const own = manifestIn(manifest, locale);
					await writeFile(join(client, own.url), `${start}${JSON.stringify(own)};`);
				}
				await rm(file);
			},
		},
	];
}
