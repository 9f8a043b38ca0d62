import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { iconsInOneFile } from "./scripts/icons-in-one-file.ts";
import { paraglideOptions } from "./scripts/paraglide-options.ts";
import { reactAsModules } from "./scripts/react-as-modules.ts";
import { scriptName, scriptsByLanguage } from "./scripts/scripts-by-language.ts";
import { plainImports, splitScripts } from "./scripts/split-scripts.ts";
import { trimRouter } from "./scripts/trim-router.ts";
import { trimStyles } from "./scripts/trim-styles.ts";

export default defineConfig({
	plugins: [
		plainImports(),
		reactAsModules(),
		trimRouter(),
		trimStyles(),
		iconsInOneFile(),
		paraglideVitePlugin(paraglideOptions),
		tailwindcss(),
		reactRouter(),
		scriptsByLanguage(),
	],
	// One style sheet for all pages: nearly all of it is shared, and scripts that load later need not look for theirs.
	// React Router preloads what a page needs; what is loaded later comes in one file each.
	build: { cssCodeSplit: false, modulePreload: false },
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						entryFileNames: scriptName,
						chunkFileNames: scriptName,
						codeSplitting: splitScripts,
					},
				},
			},
		},
		ssr: {
			build: {
				// The HTTP process is built together with the pages: one copy of every module, so React contexts are shared.
				rollupOptions: {
					input: {
						main: "./server/main.ts",
						command: "./server/command.ts",
						"embedded-worker": "./db/embedded-worker.ts",
						"password-meter-worker": "./app/features/account/password-meter-worker.ts",
						"share-picture-worker": "./app/features/findability/share-picture-worker.ts",
					},
				},
			},
		},
	},
});
