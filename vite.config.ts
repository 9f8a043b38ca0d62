import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { paraglideOptions } from "./scripts/paraglide-options.ts";

export default defineConfig({
	plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						// Rolldown would give every message and icon that two pages share a file of its own: fifty requests a page.
						// What pages share comes as one file, the libraries as another: eight.
						advancedChunks: {
							groups: [
								{
									name: "react",
									test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
									priority: 3,
								},
								{
									name: "shared",
									test: /\/app\/|node_modules\/lucide-react|node_modules\/simple-icons/,
									minShareCount: 2,
									priority: 2,
								},
							],
						},
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
					},
				},
			},
		},
	},
});
