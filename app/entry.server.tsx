import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { describePlace } from "./features/findability/describe-site.server";
import { DescriptionJson } from "./platform/description-script";
import { splitLocale } from "./platform/language";
import { services } from "./platform/services.server";
import { description, descriptionJson } from "./platform/structured-data.server";

/** Pages are rendered whole before they are sent: their inline scripts must be known for the policy header. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	let finalStatus = status;
	const body = await renderToReadableStream(
		<DescriptionJson value={status === 200 ? pageDescription(request, context) : null}>
			<ServerRouter context={routerContext} url={request.url} />
		</DescriptionJson>,
		{
			signal: request.signal,
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
	return descriptionJson(context.get(services).siteUrl, describePlace(path), context.get(description));
}
