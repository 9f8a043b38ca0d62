import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { outputOf, timeOfDay } from "./logger";

/** What the page cache passes along with its own requests, so that they can be told from those of visitors. */
export const fromPageCache = { isFromPageCache: true };
export const isFromPageCache = (environment: unknown): boolean => environment === fromPageCache;

interface Answered {
	id: string;
	method: string;
	/** Without the query, which may tell of the visitor. */
	path: string;
	status: number;
	/** `performance.now()` when the request came; not for what was answered at once. */
	started?: number;
}

/**
 * One line a request: id, method, path without its query, status, milliseconds. The answer carries the id too. The line
 * is the one that `logger.info` would write, made by hand, which takes a tenth of the time.
 */
export function logAnswer(logger: Logger, { id, ...answered }: Answered) {
	writeLines(logger, beginOfLine() + id + endOfLine(answered));
}

/** For those who write many lines at once; of answers that are given again and again the end is always the same. */
export function writeLines(logger: Logger, lines: string) {
	if (logger.isLevelEnabled("info")) outputOf(logger).write(lines);
}

export const beginOfLine = (): string => `{"level":30${timeOfDay()},"id":"`;

export function endOfLine({ method, path, status, started }: Omit<Answered, "id">): string {
	const ms = started === undefined ? 0 : Math.round(performance.now() - started);
	return `","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}}\n`;
}

/** The id of a request looks like a UUID, but its end counts, up to four billion: that takes a fraction of the time. */
const ofThisProcess = randomUUID().slice(0, -8);
const DIGITS = Buffer.from("0123456789abcdef");
let requests = 0;

export function newRequestNumber(): number {
	requests = (requests + 1) >>> 0;
	return requests;
}

export const requestId = (number: number): string => ofThisProcess + number.toString(16).padStart(8, "0");
export const newRequestId = (): string => requestId(newRequestNumber());

/** Writes the part of an id that counts into bytes that hold another id of this process up to there. */
export function writeRequestNumber(number: number, bytes: Buffer, end: number) {
	let rest = number;
	for (let at = end - 1; at >= end - 8; at--) {
		bytes[at] = DIGITS[rest & 15] ?? 0;
		rest >>>= 4;
	}
}

/** The log lines of everything that reaches the app; the page cache and the static files write their own. */
export const requestLog = (logger: Logger) =>
	createMiddleware(async (context, next) => {
		const started = performance.now();
		const { method, path } = context.req;
		if (isFromPageCache(context.env)) {
			await next();
			logger.debug({ path, status: context.res.status, ms: Math.round(performance.now() - started) }, "rendered");
			return;
		}
		const id = newRequestId();
		await next();
		context.header("X-Request-Id", id);
		logAnswer(logger, { id, method, path, status: context.res.status, started });
	});
