import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { plainPageHeaders, tooManyPage } from "./last-resort-page";
import type { PageAddress } from "./page-address";
import type { Entry, PageCache } from "./page-cache";
import { encodingFor, type Form } from "./page-forms";
import { logAnswer, newRequestId } from "./request-log";

export interface FrontParts {
	cache: PageCache;
	addressOf: (target: string) => PageAddress | null;
	/** Answers a request for a file and gives the status; undefined where the path is none. */
	serveFile: (request: IncomingMessage, response: ServerResponse, requestId: string) => number | undefined;
	/** Everything else: private pages, forms, unknown paths, health. */
	app: RequestListener;
	/** Gives the seconds that a visitor who searches too much has to wait; null for everybody else. */
	waitForSearch: (request: IncomingMessage) => Promise<number | null>;
	logger: Logger;
}

const tooManyHeaders = {
	...plainPageHeaders,
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "private, no-store",
	"X-Content-Type-Options": "nosniff",
};

/** What stands before the app: finished pages and files are written as they are, without passing it. */
export function front({ cache, addressOf, serveFile, app, waitForSearch, logger }: FrontParts): RequestListener {
	function log({ method = "GET", url = "/" }: IncomingMessage, started: number, id: string, status: number) {
		const question = url.indexOf("?");
		logAnswer(logger, { id, method, path: question === -1 ? url : url.slice(0, question), status, started });
	}

	function servePage(request: IncomingMessage, response: ServerResponse, started: number, entry: Entry) {
		const form = cache.formOf(entry, encodingFor(request.headers["accept-encoding"]));
		if (!(form instanceof Promise)) return writePage(request, response, started, entry, form);
		form.then(
			(made) => writePage(request, response, started, entry, made),
			() => writePage(request, response, started, entry, entry.page.forms.identity),
		);
	}

	function writePage(request: IncomingMessage, response: ServerResponse, started: number, { page }: Entry, form: Form) {
		const id = newRequestId();
		const isUnchanged = page.status === 200 && request.headers["if-none-match"]?.includes(page.tag);
		const status = isUnchanged ? 304 : page.status;
		const headers = isUnchanged ? page.headers.flat() : form.headers;
		response.writeHead(status, headers.concat("X-Request-Id", id));
		if (isUnchanged || request.method === "HEAD") response.end();
		else response.end(form.body);
		log(request, started, id, status);
	}

	const render = (request: IncomingMessage, response: ServerResponse, started: number, address: PageAddress) =>
		void cache.get(address).then(
			(entry) => servePage(request, response, started, entry),
			() => app(request, response),
		);

	return (request, response) => {
		const { method, url = "/" } = request;
		if (method !== "GET" && method !== "HEAD") return app(request, response);
		const started = performance.now();
		const ready = cache.ready(url);
		if (ready) return servePage(request, response, started, ready);

		const id = newRequestId();
		const status = serveFile(request, response, id);
		if (status !== undefined) return log(request, started, id, status);

		const address = addressOf(url);
		// What the pages do not know may still be an address of the app's own.
		if (!address || address.isShared) return app(request, response);
		if (!address.isSearch) return render(request, response, started, address);
		waitForSearch(request).then(
			(seconds) => {
				if (seconds === null) return render(request, response, started, address);
				response.writeHead(429, { ...tooManyHeaders, "Retry-After": seconds, "X-Request-Id": id });
				response.end(request.method === "HEAD" ? undefined : tooManyPage);
				log(request, started, id, 429);
			},
			// Without the count the page says itself what it cannot do.
			() => render(request, response, started, address),
		);
	};
}
