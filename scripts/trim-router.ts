/**
 * React Router carries two parts that a first visit pays for and this site never uses: discovering routes step by step
 * (react-router.config.ts ships the whole table) and instrumentation. In the browser's build they are replaced by what
 * they do when they are off. And what the loaders found is taken from the page where it stands there as plain JSON
 * (`entry.server.tsx`), instead of being waited for. If a new version of the router is written otherwise, the build stops
 * and says so.
 */
import type { Plugin } from "vite";

const parts = [
	{
		file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/,
		exports:
			"URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery",
	},
	{
		file: /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
		exports:
			"consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext",
	},
];

const hydration = {
	file: /\/react-router\/dist\/\w+\/lib\/dom-export\/hydrated-router\.js$/,
	asksFor: "if (!ssrInfo.stateDecodingPromise) {",
	isGiven: "if (ssrInfo.context.state) ssrInfo.stateDecodingPromise ??= { value: true };",
};

export const trimRouter = (): Plugin => ({
	name: "trim-router",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "client",
	transform: {
		filter: { id: [hydration, ...parts].map(({ file }) => file) },
		handler(code, id) {
			if (hydration.file.test(id)) {
				const [before, after, ...more] = code.split(hydration.asksFor);
				if (after === undefined || more.length > 0) this.error(`scripts/trim-router.ts does not know this ${id}`);
				return { code: `${before}${hydration.isGiven}${hydration.asksFor}${after}`, map: null };
			}
			const part = parts.find(({ file }) => file.test(id));
			if (!part) return;
			if (!code.includes(`export { ${part.exports} };`)) this.error(`scripts/trim-router.ts does not know this ${id}`);
			const names = part.exports.split(", ");
			return { code: names.map((name) => `export const ${name} = () => undefined;`).join("\n"), map: null };
		},
	},
});
