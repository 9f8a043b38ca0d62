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
	"platform/revalidation",
	"platform/use-dealer-facts",
	"ui/primitives/picture",
	"ui/sections/[\\w-]+",
].join("|");

/** Small parts that several pages of the catalogue share: in files of their own each would be a request. */
const common = [
	"app/ui/primitives/(badge|edge-badges|feature-list|price|rating|store-phone|whatsapp-icon)",
	"app/platform/(ask|contact)-link",
	"app/paraglide/messages/(call_store|directions|directions_to_store|find_store|plans_ask|plans_ask_about|price_before|rated|whatsapp_store)",
	"lucide-react/dist/esm/icons/(arrow-right|map-pin|smartphone|store)",
].join("|");

/** Icons of plans and packages. */
const icons = "lucide-react/dist/esm/icons/(arrow-left|house|languages|scale|shield-check|tv|users|wallet|wifi)";

/** What the partners' landing pages share. */
const landings = [
	"app/features/partners/(back-to-partners|catalogue-links|closing-call|contact-button|landing-icon|more-link)",
	"app/features/partners/(partner-colors|partner-mark|promotion-[a-z]+|landings/(headline|landing-page))",
	"app/paraglide/messages/partners_(authorized_of|current_promotions|promotions_lead)",
].join("|");

/** The other languages above a phone's header: one request where the browser asks for one of them. */
const languages = "app/shell/(language-(links|strip)|offered-language|wanted-language)";

/** What every page loads once it is hydrated. */
const pageChanges = "app/(shell/page-changes|ui/primitives/overlay-history|paraglide/messages/loading)";

/** Fields of forms. */
const form = "app/ui/primitives/field|lucide-react/dist/esm/icons/circle-(alert|exclamation-point)";

/**
 * What several screens of the back office share, one file for each part of it: the list of routes, which every page loads, names
 * the files of each screen, and stays short.
 */
const backOffice =
	/\/app\/admin\/(?:(items\/f|\w+)\w*\/)?|\/messages\/admin_|icons\/(?:arrow-up|calendar-clock|circle-check|door-closed|external-link|shield-alert|ticket-check)\./;
const parts: Readonly<Record<string, string>> = {
	"items/f": "admin-form",
	history: "admin-review",
	preview: "admin-review",
	review: "admin-review",
	security: "admin-staff",
	spreadsheets: "admin-spreadsheets",
	staff: "admin-staff",
	stores: "admin-stores",
};
const partOfBackOffice = (id: string) => parts[backOffice.exec(id)?.[1] ?? ""] ?? "admin";

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
								{ name: "icons", test: new RegExp(`/(${icons})\\.`), priority: 2 },
								{ name: "landings", test: new RegExp(`/(${landings})\\.`), priority: 1 },
								{ name: "languages", test: new RegExp(`/(${languages})\\.`), priority: 1 },
								{ name: "page-changes", test: new RegExp(`/(${pageChanges})\\.`), priority: 1 },
								{ name: "form", test: new RegExp(`/(${form})\\.`), priority: 2 },
								{
									name: "shared",
									test: (id) => !backOffice.test(id),
									minShareCount: 2,
									entriesAware: true,
									// Smaller ones cost a request more than they save: each joins the one that is shared most alike.
									entriesAwareMergeThreshold: 500,
								},
								{ name: "admin-item-words", test: /\/messages\/admin_items_/, minShareCount: 2 },
								{ name: "admin-items", test: /\/app\/admin\/items\/[\w-]+\.tsx?$/, minShareCount: 2 },
								{ name: partOfBackOffice, test: backOffice, minShareCount: 2 },
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
						demo: "./server/commands/demo.ts",
						"embedded-worker": "./db/embedded-worker.ts",
						"password-meter-worker": "./app/features/account/password-meter-worker.ts",
						"share-picture-worker": "./app/features/findability/share-picture-worker.ts",
					},
				},
			},
		},
	},
});
