import { listedSubject, listedVersion, storySubject, versionOf } from "../features/findability/listed-pages.server";
import { sharePicture } from "../features/findability/picture-shelf.server";
import { storyBySlug } from "../features/stories/stories.server";
import { currentLocale } from "../platform/language";
import { publicPages } from "../platform/public-pages.server";
import { services } from "../platform/services.server";
import type { Route } from "./+types/share-picture";

/** `/share/about.png`, `/es/share/blog/a-story.png`: pages and stories that exist, and nothing else. */
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
	const png = await sharePicture(`${currentLocale()} ${path} ${version}`, subject);
	return new Response(png, {
		headers: {
			"Content-Type": "image/png",
			// A URL with an old or invented version gets today's picture, but may not keep it.
			"Cache-Control": `public, max-age=${url.searchParams.get("v") === version ? "31536000, immutable" : "3600"}`,
		},
	});
}
