import { dealer } from "../content/dealer";
import { tagline } from "../content/tagline";
import { currentLocale, localePath, say } from "../platform/language";
import type { PageHandle } from "../platform/page-handle";

export const handle = { page: {} } satisfies PageHandle;

const icon = (size: number, purpose: "any" | "maskable") => ({
	src: `/icons/${purpose === "maskable" ? "maskable" : "icon"}-${size}.png`,
	sizes: `${size}x${size}`,
	type: "image/png",
	purpose,
});

/** What a phone needs to keep the site on its home screen, in the visitor's language. */
export const loader = () =>
	Response.json(
		{
			id: "/",
			name: dealer.name,
			short_name: dealer.shortName,
			description: say(tagline),
			lang: currentLocale(),
			start_url: localePath("/"),
			scope: "/",
			display: "minimal-ui",
			theme_color: "#16345c",
			background_color: "#fbf9f4",
			icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
		},
		{ headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" } },
	);
