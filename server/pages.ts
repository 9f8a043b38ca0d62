import { createMiddleware } from "hono/factory";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { splitLocale } from "../app/platform/language";
import { inLocale } from "../app/platform/language.server";
import { type Services, services } from "../app/platform/services.server";
import { contentSecurityPolicy } from "./security-headers";

/** The React pages: rendered in the language of their address, sent whole with a policy made for exactly that page. */
export function pages(
	build: ServerBuild | (() => Promise<ServerBuild>),
	mode: "development" | "production",
	parts: Services,
) {
	const handle = createRequestHandler(build, mode);
	return createMiddleware(async (context) => {
		const { locale } = splitLocale(context.req.path);
		const loadContext = new RouterContextProvider(new Map([[services, parts]]));
		const response = await inLocale(locale, () => handle(context.req.raw, loadContext));
		if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
		const html = await response.text();
		const headers = new Headers(response.headers);
		if (mode === "production") headers.set("Content-Security-Policy", contentSecurityPolicy(html));
		return new Response(context.req.method === "HEAD" ? null : html, { status: response.status, headers });
	});
}
