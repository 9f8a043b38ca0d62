import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Finished } from "./finished";
import { plainPageHeaders, tooManyPage } from "./last-resort-page";
import type { PageAddress } from "./page-address";
import type { Entry, PageCache } from "./page-cache";
import { encodingFor, type Form } from "./page-forms";
import type { PlainRequest } from "./plain-request";
import type { QuickLaneParts } from "./quick-lane";
import { beginOfLine, endOfLine, logAnswer, newRequestId, requestId, writeLines } from "./request-log";
import { fixedSecurityHeaders } from "./security-headers";
import type { StaticFiles } from "./static-files";

export interface FrontParts {
	cache: PageCache;
	addressOf: (target: string) => PageAddress | null;
	files: StaticFiles;
	/** Everything else: private pages, forms, unknown paths, health. */
	app: RequestListener;
	/** Counts a page that has to be rendered for this client; returns the seconds to wait if there were too many, else null. */
	waitForPage: (request: IncomingMessage) => Promise<number | null>;
	logger: Logger;
	siteUrl: string;
}

export interface Front {
	listener: RequestListener;
	/** For connections that ask for nothing but what is finished. */
	quick: QuickLaneParts;
}

/** What stands before the app: finished pages and files are written as they are, without passing it. */
export function front({ cache, addressOf, files, app, waitForPage, logger, siteUrl }: FrontParts): Front {
	const tooManyHeaders = {
		...Object.fromEntries(fixedSecurityHeaders(siteUrl)),
		...plainPageHeaders,
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "private, no-store",
	};

	const log = ({ method = "GET", url = "/" }: IncomingMessage, started: number, id: string, status: number) =>
		logAnswer(logger, { id, method, path: pathOf(url), status, started });

	const isUnchanged = ({ page }: Entry, ifNoneMatch: string | undefined) =>
		page.status === 200 && ifNoneMatch?.includes(page.tag);

	/** What can be sent as it stands: a finished page that this browser can read, or a file. */
	function find(request: PlainRequest): Finished | undefined {
		const entry = cache.ready(request.target);
		if (!entry) return files.find(request);
		if (isUnchanged(entry, request.headers.ifNoneMatch)) return entry.page.unchanged;
		const form = cache.formOf(entry, encodingFor(request.headers.acceptEncoding));
		return form instanceof Promise ? undefined : form;
	}

	function servePage(request: IncomingMessage, response: ServerResponse, started: number, entry: Entry) {
		const form = cache.formOf(entry, encodingFor(request.headers["accept-encoding"]));
		if (!(form instanceof Promise)) return writePage(request, response, started, entry, form);
		form.then(
			(made) => writePage(request, response, started, entry, made),
			() => writePage(request, response, started, entry, entry.page.forms.identity),
		);
	}

	function writePage(request: IncomingMessage, response: ServerResponse, started: number, entry: Entry, form: Form) {
		const id = newRequestId();
		const unchanged = isUnchanged(entry, request.headers["if-none-match"]);
		const status = unchanged ? 304 : entry.page.status;
		const headers = unchanged ? entry.page.headers : form.headers;
		response.writeHead(status, headers.concat("X-Request-Id", id));
		if (unchanged || request.method === "HEAD") response.end();
		else response.end(form.body);
		log(request, started, id, status);
	}

	const render = (request: IncomingMessage, response: ServerResponse, started: number, address: PageAddress) =>
		void cache.get(address).then(
			(entry) => servePage(request, response, started, entry),
			() => app(request, response),
		);

	function answer(request: IncomingMessage, response: ServerResponse) {
		const { method, url = "/" } = request;
		if (method !== "GET" && method !== "HEAD") return app(request, response);
		const started = performance.now();
		const ready = cache.ready(url);
		if (ready) return servePage(request, response, started, ready);

		const id = newRequestId();
		const status = files.serve(request, response, id);
		if (status !== undefined) return log(request, started, id, status);

		const address = addressOf(url);
		// What the pages do not know may still be an address of the app's own.
		if (!address || address.isShared) return app(request, response);
		if (!address.isOpenEnded || cache.ready(address.key)) return render(request, response, started, address);
		waitForPage(request).then(
			(seconds) => {
				if (seconds === null) return render(request, response, started, address);
				response.writeHead(429, { ...tooManyHeaders, "Retry-After": seconds, "X-Request-Id": id });
				response.end(request.method === "HEAD" ? undefined : tooManyPage);
				log(request, started, id, 429);
			},
			// No database, no limit: the page itself says what it cannot do.
			() => render(request, response, started, address),
		);
	}
	return {
		// A mistake of ours here costs one visitor an answer, never everybody the site.
		listener: (request, response) => {
			try {
				answer(request, response);
			} catch (cause) {
				logger.error({ err: cause }, "a request failed before the app");
				if (response.headersSent) response.destroy();
				else app(request, response);
			}
		},
		quick: {
			find,
			log(sent) {
				const begin = beginOfLine();
				let lines = "";
				for (const { request, answer, number } of sent) {
					answer.logged ??= endOfLine({ method: "GET", path: pathOf(request.target), status: answer.status });
					lines += begin + requestId(number) + answer.logged;
				}
				writeLines(logger, lines);
			},
		},
	};
}

function pathOf(target: string) {
	const question = target.indexOf("?");
	return question === -1 ? target : target.slice(0, question);
}
