import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";

const YEAR = 31_536_000;
const HOUR = 3_600;

/** Built files carry their hash in the name, pictures carry theirs in `?v=`: both never change and are kept for ever. */
export function staticFiles(folder: string) {
	const serve = serveStatic({ root: folder, precompressed: true });
	return createMiddleware(async (context, next) => {
		if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
		// A path without an extension is a page; asking the disk about it would only cost time.
		if (!/\.[a-z0-9]+$/i.test(context.req.path) || context.req.path.endsWith(".data")) return next();
		const served = await serve(context, next);
		if (served instanceof Response && served.ok) {
			const forever = context.req.path.startsWith("/assets/") || context.req.query("v") !== undefined;
			served.headers.set("Cache-Control", forever ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`);
		}
		return served;
	});
}
