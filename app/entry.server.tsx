import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { describePlace } from "./features/findability/describe-site.server";
import { DescriptionJson } from "./platform/description-script";
import { splitLocale } from "./platform/language";
import { ownTurn } from "./platform/own-turn.server";
import { publicPages } from "./platform/public-pages.server";
import { ScriptMark } from "./platform/script-mark";
import { scriptMark, services } from "./platform/services.server";
import { description, descriptionJson } from "./platform/structured-data.server";

/**
 * Renders the whole page before it is sent: the CSP header lists the hashes of its inline scripts. The renderer does not
 * get the request's signal: it would never remove its listener, and the request would leak.
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
	// Loaders that waited for the same query end at the same time.
	await ownTurn();
	const body = await renderToReadableStream(
		<DescriptionJson value={status === 200 ? pageDescription(request, context) : null}>
			<ScriptMark value={mark}>
				<ServerRouter context={routerContext} url={request.url} {...(mark && { nonce: mark })} />
			</ScriptMark>
		</DescriptionJson>,
		{
			...(mark && { nonce: mark }),
			// Never outline large Suspense boundaries: an inline script would have to move them into place.
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

/** JSON-LD: breadcrumbs and what the loader described. */
function pageDescription(request: Request, context: RouterContextProvider): string {
	const { path } = splitLocale(new URL(request.url).pathname);
	return descriptionJson(
		context.get(services).siteUrl,
		describePlace(context.get(publicPages), path),
		context.get(description),
	);
}

/** Logs errors of loaders and actions. Bad requests are not our failure; the request log has them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	const { pathname: path } = new URL(request.url);
	context.get(services).logger.error({ err: error, path }, "a page failed");
};
