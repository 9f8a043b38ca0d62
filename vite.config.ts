import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { paraglideOptions } from "./scripts/paraglide-options.ts";

/** What every page needs; the group takes in everything that these modules import. */
const frame = [
	"entry\\.client",
	"root",
	"routes/site",
	"platform/page-meta",
	"platform/use-dealer-facts",
	"ui/primitives/picture",
	"ui/sections/[\\w-]+",
].join("|");

/** Small parts that several pages of the catalogue share: in files of their own each would be a request. */
const common = [
	"app/ui/primitives/(badge|edge-badges|feature-list|price|rating|store-phone|whatsapp-icon)",
	"app/paraglide/messages/(call_store|directions|directions_to_store|find_store|price_before|rated|whatsapp_store)",
	"lucide-react/dist/esm/icons/(arrow-left|arrow-right|house|languages|map-pin|scale|shield-check|smartphone|store|tv|users|wallet|wifi)",
].join("|");

/** What the partners' landing pages share. */
const landings = [
	"app/features/partners/(back-to-partners|catalogue-links|closing-call|contact-button|landing-icon|more-link)",
	"app/features/partners/(partner-colors|partner-mark|promotion-[a-z]+|landings/(headline|landing-page))",
	"app/paraglide/messages/partners_(current_promotions|promotions_lead)",
].join("|");

const compiledAtOnce = new Set(["react", "router", "frame"]);

export default defineConfig({
	plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
	// One style sheet: nearly all of it is shared by all pages. React Router writes the preloads itself.
	build: { cssCodeSplit: false, modulePreload: false, rollupOptions: { checks: { bundlerTimings: false } } },
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						// The names of shared chunks list the pages that share them; the hash alone is enough.
						chunkFileNames: ({ name }) => `assets/${name.startsWith("shared") ? "" : "[name]-"}[hash].js`,
						// Chromium compiles these files while they download instead of each function at its first call.
						postBanner: ({ name }) => (compiledAtOnce.has(name) ? "//# allFunctionsCalledOnLoad" : ""),
						// Left alone, the bundler makes a file of every message and icon that two pages share: fifty requests a page.
						codeSplitting: {
							groups: [
								{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
								{ name: "router", test: /node_modules\/react-router\//, priority: 4 },
								{ name: "frame", test: new RegExp(`/app/(${frame})\\.tsx?`), priority: 3 },
								{ name: "common", test: new RegExp(`/(${common})\\.`), priority: 2 },
								{ name: "landings", test: new RegExp(`/(${landings})\\.`), priority: 1 },
								{ name: "shared", minShareCount: 2, entriesAware: true },
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
						"password-meter-worker": "./app/features/account/password-meter-worker.ts",
						"share-picture-worker": "./app/features/findability/share-picture-worker.ts",
					},
				},
			},
		},
	},
});
