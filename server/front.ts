import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { keptResponse } from "./kept-response";
import type { Entry, PageCache } from "./page-cache";
import { encodingFor, type Form } from "./page-forms";
import { logResponse } from "./request-log";
import { bareHeaders } from "./unreadable-request";

export interface FrontParts {
	cache: Pick<PageCache, "ready" | "formOf">;
	/** Everything else: files, pages that are not cached yet, private pages, forms, health. */
	app: RequestListener;
	logger: Logger;
	siteUrl: string;
}

const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Node requires a Host header, but takes the first of several. */
function hasOneValidHost({ headers: { host = "" }, rawHeaders }: IncomingMessage): boolean {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at];
		if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
	}
	return hosts === 1 && validHost.test(host);
}

/** In front of the app: a page that is cached under the URL as it was sent is written at once, without routing. */
export function front({ cache, app, logger, siteUrl }: FrontParts): RequestListener {
	const invalidHostHeaders = { ...bareHeaders(siteUrl), Connection: "close" };

	function write(request: IncomingMessage, response: ServerResponse, started: number, entry: Entry, form: Form) {
		const { method = "GET", url: target = "/" } = request;
		const ifNoneMatch = request.headers["if-none-match"];
		const { status, headers, body } = keptResponse(entry, form, { method, target, ifNoneMatch });
		const id = randomUUID();
		response.writeHead(status, { ...headers, "x-request-id": id }).end(body);
		logResponse(logger, { id, method, target, status, started });
	}

	function serve(request: IncomingMessage, response: ServerResponse) {
		const started = performance.now();
		if (!hasOneValidHost(request)) {
			response.writeHead(400, invalidHostHeaders).end();
			return;
		}
		const isReading = request.method === "GET" || request.method === "HEAD";
		const entry = isReading ? cache.ready(request.url ?? "/") : undefined;
		if (!entry) return app(request, response);
		const form = cache.formOf(entry, encodingFor(request.headers["accept-encoding"]));
		if (form instanceof Promise) form.then((made) => write(request, response, started, entry, made));
		else write(request, response, started, entry, form);
	}

	return (request, response) => {
		// A bug here must cost one request, never the process.
		try {
			serve(request, response);
		} catch (cause) {
			logger.error({ err: cause }, "a request failed before the app");
			if (response.headersSent) response.destroy();
			else app(request, response);
		}
	};
}
