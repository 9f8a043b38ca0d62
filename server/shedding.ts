import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { ownTurn } from "../app/platform/own-turn.server";
import type { ClientAddressReader } from "./client-address";
import { clientShares } from "./client-shares";
import { busyPage, plainPageHeaders } from "./last-resort-page";
import { isFromPageCache } from "./request-log";

/** Pages being worked on or waiting; one takes some ten milliseconds, so the last one waits about half a second. */
const MOST_AT_ONCE = 48;
/** Forms get a little more room than pages: what somebody wrote is worth more than what somebody reads. */
const MOST_WITH_FORMS = 96;
/** Of them, of one client (an address, or an IPv6 /64): a page takes milliseconds, and behind one address there may be an office. */
const MOST_OF_A_CLIENT = 16;
/** Of them, pages rendered at the same time. */
const SIDE_BY_SIDE = 4;
/** While the event loop is late by this many milliseconds, an eighth is accepted. */
const LATE = 200;
const BEAT = 100;
/** Background work waits for a moment without visitors, but no longer than this (milliseconds). */
const LONGEST_WAIT = 5_000;

/** Thrown where there is too much to do already. */
export class Overloaded extends Error {}

export const busyHeaders = { ...plainPageHeaders, "Retry-After": "5" };

/** Does a few things at the same time, the others after them. */
function inTurns() {
	let busy = 0;
	const waiting: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (busy < SIDE_BY_SIDE) busy++;
		else await new Promise<void>((turn) => waiting.push(turn));
		try {
			await ownTurn();
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else busy--;
		}
	};
}

/** Keeps the server from accepting more than it can do soon; the rest is refused at once. */
export function shedding(logger: Logger, addressOfClient: ClientAddressReader) {
	let working = 0;
	const shares = clientShares(MOST_OF_A_CLIENT);
	let lateness = 0;
	let warnedAt = Number.NEGATIVE_INFINITY;
	// Two lines, because a page of the app may wait for one that will be cached; never the other way round.
	const pages = inTurns();
	const cachedPages = inTurns();
	let background = Promise.resolve();
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

	function warn() {
		const now = performance.now();
		if (now - warnedAt < 10_000) return;
		warnedAt = now;
		logger.warn({ working, late: Math.round(lateness) }, "overloaded: requests are refused");
	}

	return {
		/** Renders a page that will be cached, or throws at once. */
		async render<T>(work: () => Promise<T>): Promise<T> {
			if (!hasRoom(MOST_AT_ONCE)) throw new Overloaded("There is too much to do");
			return count(() => cachedPages(work));
		},
		/** Does something that no visitor waits for: one thing at a time, and after visitors' requests. */
		later(work: () => Promise<unknown>) {
			background = background.then(async () => {
				const latest = performance.now() + LONGEST_WAIT;
				while (working > 0 && performance.now() < latest) await pause(20, undefined, { ref: false });
				await work().catch(() => {});
			});
		},
		/** Lets a request through if there is room for it. */
		guard: createMiddleware(async (context, next) => {
			if (isFromPageCache(context.env)) return next();
			const isReading = context.req.method === "GET" || context.req.method === "HEAD";
			const { incoming } = context.env as Partial<HttpBindings>;
			const client = incoming ? addressOfClient(incoming) : "";
			const isFull = !hasRoom(isReading ? MOST_AT_ONCE : MOST_WITH_FORMS);
			if (isFull) warn();
			if (isFull || !shares.hasRoom(client)) return context.html(busyPage(context.req.path), 503, busyHeaders);
			await count(() => shares.count(client, () => (isReading ? pages(next) : ownTurn().then(next))));
		}),
	};
}
