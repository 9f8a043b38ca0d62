import { writeSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Finished } from "./finished";
import { STANDSTILL } from "./limited-server";
import { type PlainHeaders, type PlainRequest, readPlainRequest } from "./plain-request";
import { newRequestNumber, writeRequestNumber } from "./request-log";

/** An answer on its way. */
interface Sent {
	socket: Socket;
	request: PlainRequest;
	answer: Finished;
	/** The request's (`requestId`). */
	number: number;
}

export interface QuickLaneParts {
	find: (request: PlainRequest) => Finished | undefined;
	/** Told of what has been sent, many at a time. */
	log: (sent: readonly Sent[]) => void;
}

/** How often connections are looked after, in milliseconds; the three limits below are counted in it. */
const ROUND = 1_000;

/** An idle connection is closed after this long: longer than proxies keep theirs, so that it is they who close first. */
const IDLE = 75;

/** One that has not said anything yet, after this long: as Node's HTTP has it (`limited-server.ts`). */
const FIRST_WORD = 10;

/**
 * To take an answer, however slowly, after the time for being idle: half a megabyte at one kilobyte a second. Whoever takes
 * nothing and says nothing is noticed sooner (`STANDSTILL`).
 */
const TAKING = 600;

/** The date of now as HTTP writes it, made once a second. */
function clock() {
	let second = 0;
	let text = "";
	return () => {
		const now = Math.floor(Date.now() / 1000);
		if (now !== second) text = new Date(now * 1000).toUTCString();
		second = now;
		return text;
	};
}

/**
 * Stands between a server's connections and Node's HTTP: a plain request for what is finished is answered with its bytes,
 * at a fifth of the cost. At the first request that is anything else the connection is handed to Node's HTTP, with
 * what it has sent, and stays there: nothing is ever read by both.
 *
 * What came in at the same time is read first and answered afterwards, one answer right after the other: whoever reads on
 * the other side is then woken once for many, which costs the system half as much.
 */
export function quickLane(
	server: Server,
	{ find, log }: QuickLaneParts,
	{ every = ROUND, standstill = STANDSTILL } = {},
): { close: () => void } {
	const now = clock();
	const connections = new Set<Connection>();
	let round = 0;
	let toSend: Sent[] = [];
	const acceptors = server.listeners("connection") as ((socket: Socket) => void)[];

	function take(socket: Socket) {
		const connection: Connection = { socket, due: round + FIRST_WORD };
		connections.add(connection);
		const listeners = {
			data: (sent: Buffer) => {
				if (!receive(connection, sent)) handOver(sent);
			},
			drain: () => {
				connection.due = round + IDLE;
				socket.resume();
			},
			timeout: () => standStill(socket),
			end: () => giveUp(connection),
			close: () => connections.delete(connection),
			// A connection that breaks off concerns nobody: what was asked for is not waited for any more.
			error: () => {},
		};
		for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
		readAtOnce(socket, listeners.data);

		/** From here on the connection is Node's, with the bytes it has sent. */
		function handOver(sent: Buffer) {
			sendAll();
			connections.delete(connection);
			const { error, ...others } = listeners;
			for (const [event, listener] of Object.entries(others)) socket.off(event, listener);
			readAsUsual(socket);
			socket.setTimeout(0);
			socket.unshift(sent);
			for (const accept of acceptors) accept.call(server, socket);
			socket.off("error", error);
			// What was just sent may have been too much for it to be listened to; from here on that is Node's affair.
			socket.resume();
		}
	}

	/** Whether what was sent is for this lane. */
	function receive(connection: Connection, sent: Buffer): boolean {
		const request = readPlainRequest(sent, connection.headers);
		const answer = request && findSafely(request);
		if (!answer) return false;
		connection.headers = request.headers;
		connection.due = round + IDLE;
		if (toSend.push({ socket: connection.socket, request, answer, number: newRequestNumber() }) === 1)
			setImmediate(sendAll);
		return true;
	}

	/** A mistake in finding is for the slower way to meet: it can tell of it. */
	function findSafely(request: PlainRequest) {
		try {
			return find(request);
		} catch {
			return undefined;
		}
	}

	function sendAll() {
		const sending = toSend;
		toSend = [];
		const date = now();
		for (const { socket, answer, number } of sending) {
			if (!send(socket, answer, date, number)) wait(socket, standstill);
			else if (socket.timeout) socket.setTimeout(0);
		}
		if (sending.length > 0) log(sending);
	}

	/** What has been answered is still sent. */
	function giveUp({ socket }: Connection) {
		sendAll();
		socket.destroySoon();
	}

	const rounds = setInterval(() => {
		round++;
		for (const connection of connections) {
			const { socket, due } = connection;
			if (due > round) continue;
			if (socket.writableLength === 0) giveUp(connection);
			else if (due + TAKING <= round) socket.destroy();
		}
	}, every).unref();

	server.removeAllListeners("connection");
	server.on("connection", take);
	return {
		/** Nothing more is taken here; what has been answered still reaches its visitor. */
		close() {
			clearInterval(rounds);
			for (const connection of connections) giveUp(connection);
		},
	};
}

interface Connection {
	socket: Socket;
	/** The round in which it will have been idle for too long. */
	due: number;
	/** Those of its last request. */
	headers?: PlainHeaders;
}

/**
 * Sends a finished answer, of which date and id are written into its bytes first. Tells whether the system has taken all of it;
 * if not, the rest is on its way: what others will write into is this visitor's own, what follows is shared by all.
 */
function send(socket: Socket, answer: Finished, date: string, number: number): boolean {
	const { bytes, dateAt, idEnd } = answer;
	if (answer.date !== date) bytes.write(date, dateAt, "latin1");
	answer.date = date;
	writeRequestNumber(number, bytes, idEnd);
	const taken = writeAtOnce(socket, bytes);
	if (taken === bytes.length) return true;
	socket.cork();
	if (taken < idEnd) socket.write(Buffer.from(bytes.subarray(taken, idEnd)));
	socket.write(bytes.subarray(Math.max(taken, idEnd)));
	socket.uncork();
	return socket.writableLength === 0;
}

/**
 * Gives the system what it takes now, and tells how much that is. Node's streams would make an object and two calls of every
 * write, for those who wait for it to end. They get what is left, and what goes wrong.
 */
function writeAtOnce(socket: Socket & { _handle?: { fd?: number } | null }, bytes: Buffer): number {
	const descriptor = socket._handle?.fd ?? -1;
	if (descriptor < 0 || socket.writableLength > 0) return 0;
	try {
		return writeSync(descriptor, bytes);
	} catch {
		return 0;
	}
}

/** The system does not take the whole answer yet. */
function wait(socket: Socket, standstill: number) {
	socket.setTimeout(standstill);
	readAsUsual(socket);
	// Whoever does not read what was asked for is not listened to until it is read.
	if (socket.writableNeedDrain) socket.pause();
}

/** Nothing has moved for a while. If there is something to be taken, nobody is there who takes it. */
function standStill(socket: Socket) {
	if (socket.writableLength > 0) socket.destroy();
	else socket.setTimeout(0);
}

/**
 * Takes what a connection sends before it passes Node's streams: what they do for each piece serves those who read
 * later, and costs a sixth of an answer.
 */
function readAtOnce(socket: Socket, read: (sent: Buffer) => void) {
	const { push } = socket;
	socket.push = (sent, encoding) => {
		if (sent === null) return push.call(socket, null, encoding);
		read(sent);
		return true;
	};
}

function readAsUsual(socket: Socket) {
	Reflect.deleteProperty(socket, "push");
}
