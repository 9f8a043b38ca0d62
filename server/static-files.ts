import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { every } from "hono/combine";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { pictureVersions } from "../app/platform/pictures.server";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** The bytes may not be those that the URL means, or the URL is invented: nobody may keep them for others. */
const SHORT = "private, max-age=60";

/**
 * The built files, with the compressed forms that the build put beside them. They are listed at start, so that no path can
 * lead out of the folder and an unknown one costs nothing.
 */
export function staticFiles(folder: string) {
	const tags = new Map<string, string>();
	for (const path of globSync("**/*.*", { cwd: folder, exclude: ["**/*.{br,gz}"] })) {
		const hash = createHash("sha256")
			.update(readFileSync(join(folder, path)))
			.digest("base64url");
		// Weak: the compressed forms are other bytes of the same file.
		tags.set(`/${path.replaceAll(sep, "/")}`, `W/"${hash.slice(0, 22)}"`);
	}
	const serve = every(etag(), serveStatic({ root: folder, precompressed: true }));
	return createMiddleware(async (context, next) => {
		const { path, url } = context.req;
		const tag = tags.get(path);
		if (!tag) return next();
		context.header("ETag", tag);
		context.header("Cache-Control", cacheControl(path, new URL(url).search));
		context.header("Vary", "Accept-Encoding");
		// A part is sent only if it is a part of what the client has; a weak tag cannot promise that.
		if (context.req.header("If-Range")) {
			const headers = new Headers(context.req.raw.headers);
			headers.delete("Range");
			context.req.raw = new Request(context.req.raw, { headers });
		}
		return serve(context, next);
	});
}

/**
 * Only what exactly names these bytes is immutable: a name with a hash, or a picture under its present version. During a
 * deployment an old server may be asked for a new version; what it has must not be kept under that URL.
 */
function cacheControl(path: string, search: string): string {
	if (search === "") return path.startsWith("/assets/") ? IMMUTABLE : "public, max-age=3600";
	return search === `?v=${pictureVersions.get(path)}` ? IMMUTABLE : SHORT;
}
