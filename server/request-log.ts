import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

/** Passed as the environment of requests that the page cache makes, to tell them from visitors' requests. */
export const fromPageCache = { isFromPageCache: true };
export const isFromPageCache = (environment: unknown): boolean => environment === fromPageCache;

interface Responded {
	id: string;
	method: string;
	/** Path and query. The query is not logged: it may tell of the visitor. */
	target: string;
	status: number;
	/** `performance.now()` when the request came. */
	started: number;
}

/** One line per request: id, method, path without the query, status, milliseconds. The response carries the id too. */
export function logResponse(logger: Logger, { id, method, target, status, started }: Responded) {
	const query = target.indexOf("?");
	const path = query === -1 ? target : target.slice(0, query);
	logger.info({ id, method, path, status, ms: Math.round(performance.now() - started) });
}

/** Logs every request that reaches the app; `front.ts` logs the others. */
export const requestLog = (logger: Logger) =>
	createMiddleware(async (context, next) => {
		const started = performance.now();
		const { method, path } = context.req;
		if (isFromPageCache(context.env)) {
			await next();
			logger.debug({ path, status: context.res.status, ms: Math.round(performance.now() - started) }, "rendered");
			return;
		}
		const id = randomUUID();
		await next();
		context.header("X-Request-Id", id);
		logResponse(logger, { id, method, target: path, status: context.res.status, started });
	});
