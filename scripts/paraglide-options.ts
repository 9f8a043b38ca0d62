/** How the words of the interface are compiled; `app/platform/language.ts` says where the language comes from. */
export const paraglideOptions = {
	project: "./project.inlang",
	outdir: "./app/paraglide",
	strategy: ["globalVariable", "baseLocale"],
	emitGitIgnore: false,
	emitPrettierIgnore: false,
	emitReadme: false,
	includeEslintDisableComment: false,
} satisfies import("@inlang/paraglide-js").CompilerOptions;
