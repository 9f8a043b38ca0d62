/** How the interface strings are compiled. `app/platform/language.ts` and `language.server.ts` set the locale. */
export const paraglideOptions = {
	project: "./project.inlang",
	outdir: "./app/paraglide",
	strategy: ["globalVariable", "baseLocale"],
	disableAsyncLocalStorage: true,
	emitGitIgnore: false,
	emitPrettierIgnore: false,
	emitReadme: false,
	includeEslintDisableComment: false,
} satisfies import("@inlang/paraglide-js").CompilerOptions;
