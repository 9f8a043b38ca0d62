/**
 * `node bench/generated-plans.ts COUNT`: the production site with COUNT internet plans, for `plans.ts`. Only its catalogue
 * differs.
 */
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "vite";
import type { Services } from "../app/platform/services.server.ts";

const count = Number(process.argv[2]);
const vite = await createServer({
	logLevel: "error",
	server: { middlewareMode: true, hmr: false, ws: false },
	appType: "custom",
});
const { seed } = (await vite.ssrLoadModule(
	"/app/content/catalogue.ts",
)) as typeof import("../app/content/catalogue.ts");

const carriers = seed.internetCarriers;
const models = carriers.flatMap((carrier) => carrier.plans);
const perCarrier = 20;
const generated = Array.from({ length: Math.ceil(count / perCarrier) }, (_, group) => ({
	...(carriers[group % carriers.length] as (typeof carriers)[number]),
	name: `Carrier ${group}`,
	plans: Array.from({ length: Math.min(perCarrier, count - group * perCarrier) }, (_, at) => {
		const number = group * perCarrier + at;
		const model = models[number % models.length] as (typeof models)[number];
		return { ...model, id: `generated-${number}`, name: `${model.name} ${number}` };
	}),
}));
const catalogue = { current: () => ({ ...seed, internetCarriers: generated }), onChange: () => {} };

const { cachedSite } = (await vite.ssrLoadModule(
	"/server/cached-site.ts",
)) as typeof import("../server/cached-site.ts");
const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as Parameters<
	typeof cachedSite
>[0]["build"];
const { pino } = await import("pino");
const server = createHttpServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { listener } = cachedSite({
	build,
	clientFolder: "build/client",
	// These pages use no database.
	services: {
		logger: pino({ level: "silent" }),
		siteUrl,
		limits: { take: async () => null },
		catalogue,
	} as unknown as Services,
	isReady: async () => true,
	addressOfClient: () => "",
	listen: () => {},
});
server.on("request", listener);
process.on("SIGTERM", () => process.exit(0));
console.log(`Ready on ${siteUrl}`);
