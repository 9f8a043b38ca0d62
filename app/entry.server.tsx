import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import type { Locale } from "./content/words";
import { describePlace } from "./features/findability/describe-site.server";
import { DescriptionJson } from "./platform/description-script";
import { currentLocale, splitLocale } from "./platform/language";
import { publicPages } from "./platform/public-pages.server";
import { scriptJson } from "./platform/script-json";
import { manifestIn } from "./platform/script-language";
import { ScriptMark } from "./platform/script-mark";
import { scriptMark, services } from "./platform/services.server";
import { description, descriptionJson } from "./platform/structured-data.server";

const manifests = new Map<Locale, EntryContext["manifest"]>();

/** Built pages name the scripts of their own language; in development there is one set of scripts for all. */
function withOwnScripts(context: EntryContext): EntryContext {
	if (import.meta.env.DEV) return context;
	const locale = currentLocale();
	const manifest = manifests.get(locale) ?? manifestIn(context.manifest, locale);
	manifests.set(locale, manifest);
	return { ...context, manifest };
}

/**
 * What the loaders found travels as plain JSON, all that they return being plain: a third smaller than the router's stream
 * of references, and there when the scripts come. A failing page keeps the stream, which can carry errors. The browser's
 * half is in `scripts/trim-router.ts`.
 */
function withPlainState(context: EntryContext): EntryContext {
	const { staticHandlerContext, serverHandoffString, serverHandoffStream: _, ...rest } = context;
	const { loaderData, actionData, errors } = staticHandlerContext;
	if (import.meta.env.DEV || errors || !serverHandoffString) return context;
	const state = scriptJson({ loaderData, actionData });
	return {
		...rest,
		staticHandlerContext,
		serverHandoffString: `${serverHandoffString.slice(0, -1)},"state":${state}}`,
	};
}

/**
 * Pages are rendered whole before they are sent: their inline scripts must be known for the policy header. The renderer does
 * not get the request's signal: it would listen to it for ever, and Node would hold the request and its page with it.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	let finalStatus = status;
	const mark = context.get(scriptMark);
	const body = await renderToReadableStream(
		<DescriptionJson value={status === 200 ? pageDescription(request, context) : null}>
			<ScriptMark value={mark}>
				<ServerRouter
					context={withPlainState(withOwnScripts(routerContext))}
					url={request.url}
					{...(mark && { nonce: mark })}
				/>
			</ScriptMark>
		</DescriptionJson>,
		{
			...(mark && { nonce: mark }),
			// In order, however long a part is: React would set large ones aside and let a script put them in their place.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError: () => {
				finalStatus = 500;
			},
		},
	);
	await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(body, { status: finalStatus, headers });
}

/** What the page tells machines: where it stands, and what its loader left. */
function pageDescription(request: Request, context: RouterContextProvider): string {
	const { path } = splitLocale(new URL(request.url).pathname);
	return descriptionJson(
		context.get(services).siteUrl,
		describePlace(context.get(publicPages), path),
		context.get(description),
	);
}

/** What a loader or an action threw. A request that makes no sense is no failure of ours, and gets no line but its own. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	const { pathname: path } = new URL(request.url);
	context.get(services).logger.error({ err: error, path }, "a page failed");
};
