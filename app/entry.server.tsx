import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Pages are rendered whole before they are sent: their inline scripts must be known for the policy header. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	let finalStatus = status;
	const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
		signal: request.signal,
		onError: () => {
			finalStatus = 500;
		},
	});
	await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(body, { status: finalStatus, headers });
}
