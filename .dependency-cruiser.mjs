/** Which room may import from which: the arrows of docs/architecture.md. */
const room = (name) => `^app/${name}/`;

/** A room and the only places it may import from, besides itself and packages. */
const only = (from, allowed) => ({
	name: `${from}-imports-only`,
	severity: "error",
	from: { path: room(from), pathNot: "\\.test\\.tsx?$" },
	to: { path: "^(app|db|server|scripts|tests)/", pathNot: [room(from), ...allowed] },
});

export default {
	forbidden: [
		{
			name: "no-circles",
			comment: "Type-only imports count, too.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		only("content", []),
		only("ui", []),
		only("catalogue", [room("content")]),
		only("platform", [room("catalogue"), room("content"), room("ui"), room("paraglide"), "^db/"]),
		only("features", [room("catalogue"), room("content"), room("ui"), room("platform"), room("paraglide"), "^db/"]),
		only("shell", [
			room("catalogue"),
			room("content"),
			room("ui"),
			room("platform"),
			room("paraglide"),
			room("features"),
		]),
		only("admin", [
			room("catalogue"),
			room("content"),
			room("ui"),
			room("platform"),
			room("paraglide"),
			room("features"),
			room("shell"),
			"^db/",
		]),
		{
			name: "back-office-stays-apart",
			comment: "Nothing of the back office may reach a public page.",
			severity: "error",
			from: { path: "^app/", pathNot: "^app/(admin|routes/admin)/|^app/routes\\.ts$" },
			to: { path: room("admin") },
		},
		{
			name: "routes-are-not-imported",
			severity: "error",
			from: { path: "^app/", pathNot: "^app/routes" },
			to: { path: room("routes"), dependencyTypesNot: ["type-only"] },
		},
		{
			name: "features-do-not-import-each-other",
			comment: "Routes and the shell compose them.",
			severity: "error",
			from: { path: "^app/features/([^/]+)/" },
			to: { path: "^app/features/([^/]+)/", pathNot: "^app/features/$1/" },
		},
		{
			name: "database-only-at-server-edges",
			severity: "error",
			from: { path: "^app/", pathNot: "\\.server\\.tsx?$|\\.test\\.tsx?$" },
			to: { path: "^db/" },
		},
		{
			name: "files-are-only-the-seed",
			comment: "At run time the catalogue comes from the database: `currentCatalogue()`.",
			severity: "error",
			from: { path: "^(app|db|server)/", pathNot: "^app/content/|^app/catalogue/seed-items\\.ts$|\\.test\\.tsx?$" },
			to: {
				path: [
					"^app/content/(badges|catalogue|deals|partners|phone-cases|promo-cards|regions|search-catalogue|stores)\\.ts$",
					"^app/content/(packages|plans)/(.*/|security-packages|tv-providers|internet-carriers|wireless-carriers|phrases)",
					"^app/content/partners/(?!partner\\.ts|landings/landing\\.ts)",
				],
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "catalogue-only-at-server-edges",
			comment: "Catalogue data must not land in a script: loaders hand the pages what they show.",
			severity: "error",
			from: { path: "^app/(ui|shell|features)/", pathNot: "\\.server\\.tsx?$|\\.test\\.tsx?$" },
			to: {
				path: "^app/content/",
				pathNot: "^app/content/(words|languages|dealer|tagline)\\.ts$",
				dependencyTypesNot: ["type-only"],
			},
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|app/paraglide|\\.react-router)/|\\+types" },
		// dependency-cruiser cannot use TypeScript 7 yet.
		parser: "swc",
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"] },
	},
};
