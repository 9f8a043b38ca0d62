import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { busyPage, plainPageHeaders } from "./last-resort-page";
import { logAnswer, newRequestId } from "./request-log";
import { fixedSecurityHeaders } from "./security-headers";
import { wholeBody } from "./whole-body";

/** So many pages are asked for at once; one takes some ten milliseconds, so the last one waits about half a second. */
const MOST_AT_ONCE = 48;
/** So many of them are made side by side; the others wait in line. */
const SIDE_BY_SIDE = 4;
/** Rounds of the event loop before each of them. */
const ROUNDS = 16;
/** Forms are taken a little longer than pages: what somebody wrote is worth more than what somebody reads. */
const MOST_WITH_FORMS = 96;
/** So many forms may be on their way in at once: their bodies are kept in memory. */
const MOST_ARRIVING = 512;
/** While the process is late by this many milliseconds with whatever it does, it takes an eighth. */
const LATE = 200;
const BEAT = 100;
/** Seconds after which another try is worth it. */
const RETRY_AFTER = 5;

/** Thrown where there is too much to do already. */
export class Overloaded extends Error {}

/**
 * Lets the event loop go round before each piece of work, one piece after the other. Every round takes one new connection
 * and hears everybody who has said something; pages that wait for nothing would otherwise be made one after the other
 * while a crowd stands at the door. Without a crowd all the rounds together take a fraction of a millisecond.
 */
function breathing() {
	let last = Promise.resolve();
	const goRound = async () => {
		for (let round = 0; round < ROUNDS; round++) await new Promise((next) => setImmediate(next));
	};
	return () => {
		last = last.then(goRound);
		return last;
	};
}

/** Does a few things side by side, and the others after them. */
function takingTurns(breathe: () => Promise<void>) {
	let busy = 0;
	const line: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (busy < SIDE_BY_SIDE) busy++;
		else await new Promise<void>((turn) => line.push(turn));
		try {
			await breathe();
			return await work();
		} finally {
			const next = line.shift();
			if (next) next();
			else busy--;
		}
	};
}

/**
 * Keeps the server from taking more than it can hold: what it cannot do soon it refuses at once, and goes on. Finished
 * pages and files never come here.
 */
export function shedding({ logger, siteUrl }: { logger: Logger; siteUrl: string }) {
	let working = 0;
	let arriving = 0;
	let lateness = 0;
	let warnedAt = Number.NEGATIVE_INFINITY;
	// Two lines, because a page of the app may wait for one that will be kept; never the other way round.
	const breathe = breathing();
	const pagesInTurn = takingTurns(breathe);
	const keptPagesInTurn = takingTurns(breathe);
	let last = performance.now();
	setInterval(() => {
		const now = performance.now();
		lateness = (lateness + Math.max(0, now - last - BEAT)) / 2;
		last = now;
	}, BEAT).unref();

	const hasRoom = (most: number) => working < (lateness > LATE ? most / 8 : most);

	async function count<T>(work: () => Promise<T>): Promise<T> {
		working++;
		try {
			return await work();
		} finally {
			working--;
		}
	}

	const refusalHeaders = {
		...plainPageHeaders,
		...Object.fromEntries(fixedSecurityHeaders(siteUrl)),
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "private, no-store",
		"Retry-After": String(RETRY_AFTER),
	};

	function refuse(request: IncomingMessage, response: ServerResponse, started: number) {
		const { method = "GET", url = "/" } = request;
		const id = newRequestId();
		response.writeHead(503, { ...refusalHeaders, "X-Request-Id": id });
		response.end(method === "HEAD" ? undefined : busyPage);
		// Whatever is still coming in is not wanted any more.
		request.resume();
		logAnswer(logger, { id, method, path: url.split("?", 1)[0] ?? "/", status: 503, started });
		if (started - warnedAt < 10_000) return;
		warnedAt = started;
		logger.warn({ working, arriving, late: Math.round(lateness) }, "there is too much to do: requests are refused");
	}

	return {
		/** Renders a page that will be kept, or throws at once. */
		async render<T>(work: () => Promise<T>): Promise<T> {
			if (!hasRoom(MOST_AT_ONCE)) throw new Overloaded("There is too much to do");
			return count(() => keptPagesInTurn(work));
		},
		/** The app as far as there is room for it; how it is doing can always be asked. */
		guard(app: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener {
			return async (request, response) => {
				if (request.url === "/healthz" || request.url === "/readyz") return void app(request, response);
				const started = performance.now();
				const isReading = request.method === "GET" || request.method === "HEAD";
				if (!isReading) {
					if (arriving >= MOST_ARRIVING) return refuse(request, response, started);
					arriving++;
					const isHere = await wholeBody(request);
					arriving--;
					if (!isHere) return;
				}
				if (!hasRoom(isReading ? MOST_AT_ONCE : MOST_WITH_FORMS)) return refuse(request, response, started);
				const work = () => app(request, response);
				await count(() => (isReading ? pagesInTurn(work) : breathe().then(work)));
			};
		},
	};
}
