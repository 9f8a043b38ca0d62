import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { paraglideOptions } from "./scripts/paraglide-options.ts";

export default defineConfig({
	plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
	environments: {
		ssr: {
			build: {
				// The HTTP process is built together with the pages: one copy of every module, so React contexts are shared.
				rollupOptions: {
					input: { main: "./server/main.ts", "embedded-worker": "./db/embedded-worker.ts" },
				},
			},
		},
	},
});
