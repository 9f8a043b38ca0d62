import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

/** One line a request: id, method, path without its query, status, milliseconds. The answer carries the id too. */
export const requestLog = (logger: Logger) =>
	createMiddleware(async (context, next) => {
		const id = randomUUID();
		const started = performance.now();
		await next();
		context.header("X-Request-Id", id);
		logger.info({
			id,
			method: context.req.method,
			path: context.req.path,
			status: context.res.status,
			ms: Math.round(performance.now() - started),
		});
	});
