import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { DescriptionScript } from "./platform/description-script";
import { currentLocale, localePath } from "./platform/language";
import { ScriptMark } from "./platform/script-mark";
import { FramelessError } from "./shell/frameless-error";
import { earlyScript } from "./shell/theme-toggle";
import { earlyPressScript } from "./ui/primitives/early-press";
import { placeOf } from "./ui/primitives/overlay-entry";
import "./ui/styles/app.css";
import bricolage from "./ui/styles/fonts/bricolage.woff2";
import inter from "./ui/styles/fonts/inter.woff2";

/**
 * Prefetches links that open another document (another language, a page in a new tab) on hover, in browsers that support
 * speculation rules; they respect data saving. The router prefetches all other links.
 */
const speculationRules = JSON.stringify({
	prefetch: [{ where: { selector_matches: "a[hreflang], a[target=_blank][href^='/']" }, eagerness: "moderate" }],
});

export const links: Route.LinksFunction = () => [
	...[inter, bricolage].map((href) => ({
		rel: "preload",
		href,
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous" as const,
	})),
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
	// Added by the client: on a slow connection its request would delay the fonts of the first paint.
	...(import.meta.env.SSR ? [] : [{ rel: "manifest", href: localePath("/manifest.webmanifest") }]),
	{ rel: "alternate", type: "application/atom+xml", href: localePath("/blog/feed.xml") },
];

export function Layout({ children }: { children: ReactNode }) {
	const mark = useContext(ScriptMark);
	return (
		// The early script below sets data attributes before hydration.
		<html lang={currentLocale()} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a2b" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
				<script nonce={mark} dangerouslySetInnerHTML={{ __html: earlyScript + earlyPressScript }} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
				<script nonce={mark} type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
				<Meta />
				<Links />
				<DescriptionScript />
			</head>
			<body>
				{children}
				<ScrollRestoration getKey={placeOf} />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Only if the frame itself failed; `routes/site.tsx` shows the errors of pages within the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <FramelessError status={isRouteErrorResponse(error) ? error.status : 500} />;
}
