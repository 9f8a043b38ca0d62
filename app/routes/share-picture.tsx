import { listedSubject, listedVersion, storySubject, versionOf } from "../features/findability/listed-pages.server";
import { keptPicture, sharePicture } from "../features/findability/picture-shelf.server";
import type { ShareSubject } from "../features/findability/share-picture.server";
import { storyBySlug } from "../features/stories/stories.server";
import { QueueFull } from "../platform/bounded-queue";
import { currentLocale } from "../platform/language";
import { publicPages } from "../platform/public-pages.server";
import { clientAddress, services } from "../platform/services.server";
import type { Route } from "./+types/share-picture";

/** `/share/about.png`, `/es/share/blog/a-story.png`: only for pages and stories that exist. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const [, name] = /^([\w/-]+)\.png$/.exec(params["*"]) ?? [];
	if (!name) throw new Response(null, { status: 404 });
	const pages = context.get(publicPages);
	const path = name === "home" ? "/" : `/${name}`;
	const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
	const story = slug ? await storyBySlug(context.get(services).db, slug) : undefined;
	const subject = story ? storySubject(story.title) : listedSubject(pages, path);
	if (!subject) throw new Response(null, { status: 404 });
	const version = story ? versionOf(subject) : listedVersion(pages);
	const key = `${currentLocale()} ${path} ${version}`;
	const png = await (keptPicture(key) ?? newPicture(key, subject, context));
	return new Response(png, {
		headers: {
			"Content-Type": "image/png",
			// A URL with an old or invented version gets the current picture, but no shared cache may keep it under that URL.
			"Cache-Control": url.search === `?v=${version}` ? "public, max-age=31536000, immutable" : "private, max-age=300",
		},
	});
}

/** Rendering takes 0.1 s of a worker thread, so it is limited by client and in all. */
async function newPicture(key: string, subject: ShareSubject, context: Route.LoaderArgs["context"]) {
	const wait = await context.get(services).limits.take("share picture by address", context.get(clientAddress));
	if (wait !== null) throw tryLater(429, wait);
	return sharePicture(key, subject).catch((cause) => {
		throw cause instanceof QueueFull ? tryLater(503, 5) : cause;
	});
}

const tryLater = (status: number, seconds: number) =>
	new Response(null, { status, headers: { "Cache-Control": "no-store", "Retry-After": String(seconds) } });
