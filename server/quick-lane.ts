import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { STANDSTILL } from "./limited-server";
import { newRequestNumber, requestId, writeRequestNumber } from "./request-log";

/** An answer that is finished: its bytes stand ready, with room in the first lines for the date and the request's id. */
export interface Finished {
	status: number;
	bytes: Buffer;
	dateAt: number;
	/** Where the id ends. */
	idEnd: number;
	/** The date that stands in the bytes now. */
	date: string;
	/** What the log says of it, but for time and id; known once it has been sent. */
	logged?: string;
}

const ROOM_FOR_DATE = " ".repeat("Thu, 01 Jan 1970 00:00:00 GMT".length);

/** Finishes an answer; of the headers names and values in turn. */
export function finish(status: number, headers: readonly string[], body: Buffer = Buffer.alloc(0)): Finished {
	let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
	const dateAt = head.length;
	head += `${ROOM_FOR_DATE}\r\nX-Request-Id: `;
	head += requestId(0);
	const idEnd = head.length;
	head += "\r\n";
	for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
	return { status, bytes: Buffer.concat([Buffer.from(`${head}\r\n`, "latin1"), body]), dateAt, idEnd, date: "" };
}

/** What the quick lane reads of a request. */
export interface PlainRequest {
	/** Path and query, as they were sent. */
	target: string;
	headers: PlainHeaders;
}

export interface PlainHeaders {
	/** All of them, as they were sent. */
	bytes: Buffer;
	acceptEncoding?: string;
	ifNoneMatch?: string;
}

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

/** Answers up to this size are sent as one piece; of larger ones the bytes are shared by all who are being sent them. */
const ONE_PIECE = 32 * 1024;

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

const METHOD = Buffer.from("GET ");
const VERSION = Buffer.from(" HTTP/1.1\r\n");

/** All headers of a request and nothing after them: lines that end as they should, of valid signs. */
const plainLines = /^(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;

/** Headers that make more of a request than a wish for a page. */
const notPlain = new Set(["content-length", "transfer-encoding", "upgrade", "expect", "range", "if-range", "trailer"]);

/** No browser asks for a page with more; Node's parser says of those who do whether it is too much. */
const LONGEST = 8_192;

const isThere = (bytes: Buffer, at: number, wanted: Buffer) => {
	for (let each = 0; each < wanted.length; each++) if (bytes[at + each] !== wanted[each]) return false;
	return true;
};

/**
 * Reads a whole request in its plainest shape: GET, a path, headers, nothing after them. What has any other shape, were it
 * right or wrong, is for Node's own parser to judge. Whoever asks again with the headers of the last time is spared
 * reading them again.
 */
export function readPlainRequest(sent: Buffer, last?: PlainHeaders): PlainRequest | undefined {
	if (sent.length > LONGEST || !isThere(sent, 0, METHOD) || sent[METHOD.length] !== SLASH) return undefined;
	let end = METHOD.length;
	for (let sign = SLASH; sign > SPACE && sign < DELETE; ) sign = sent[++end] ?? 0;
	if (!isThere(sent, end, VERSION)) return undefined;
	const headersAt = end + VERSION.length;
	const isAsBefore = last && headersAt + last.bytes.length === sent.length && isThere(sent, headersAt, last.bytes);
	const headers = isAsBefore ? last : readPlainHeaders(sent.subarray(headersAt));
	return headers && { target: sent.toString("latin1", METHOD.length, end), headers };
}

const SPACE = 0x20;
const SLASH = 0x2f;
const DELETE = 0x7f;

function readPlainHeaders(bytes: Buffer): PlainHeaders | undefined {
	const lines = bytes.toString("latin1");
	if (!plainLines.test(lines)) return undefined;
	const headers: PlainHeaders = { bytes };
	let hosts = 0;
	for (let at = 0; at < lines.length - 2; ) {
		const colon = lines.indexOf(":", at);
		const end = lines.indexOf("\r\n", colon);
		const name = lines.slice(at, colon).toLowerCase();
		const value = lines.slice(colon + 1, end).trim();
		at = end + 2;
		if (notPlain.has(name)) return undefined;
		if (name === "host") hosts++;
		else if (name === "connection") {
			if (value.toLowerCase() !== "keep-alive") return undefined;
		} else if (name === "accept-encoding") {
			if (headers.acceptEncoding !== undefined) return undefined;
			headers.acceptEncoding = value;
		} else if (name === "if-none-match") {
			if (headers.ifNoneMatch !== undefined) return undefined;
			headers.ifNoneMatch = value;
		}
	}
	return hosts === 1 ? headers : undefined;
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
			send(socket, answer, date, number);
			if (socket.writableLength > 0) wait(socket, answer, standstill);
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

/** Sends a finished answer; its date and id are written into its bytes, which the system has copied when `write` returns. */
function send(socket: Socket, answer: Finished, date: string, number: number) {
	const { bytes, dateAt, idEnd } = answer;
	if (answer.date !== date) bytes.write(date, dateAt, "latin1");
	answer.date = date;
	writeRequestNumber(number, bytes, idEnd);
	if (bytes.length <= ONE_PIECE) socket.write(bytes);
	else {
		socket.cork();
		socket.write(Buffer.from(bytes.subarray(0, idEnd)));
		socket.write(bytes.subarray(idEnd));
		socket.uncork();
	}
}

/** The system does not take the whole answer yet. */
function wait(socket: Socket, answer: Finished, standstill: number) {
	// What is still to be sent of the one piece is this visitor's; the next one gets another.
	if (answer.bytes.length <= ONE_PIECE) answer.bytes = Buffer.from(answer.bytes);
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
