import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** An answer that is finished: its bytes stand ready, but for the first lines, which tell the time and the request's id. */
export interface Finished {
	status: number;
	/** All other headers and the body. */
	bytes: Buffer;
}

/** Finishes an answer; of the headers names and values in turn. */
export function finish(status: number, headers: readonly string[], body: Buffer = Buffer.alloc(0)): Finished {
	let head = "";
	for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
	return { status, bytes: Buffer.concat([Buffer.from(`${head}\r\n`, "latin1"), body]) };
}

/** What the quick lane reads of a request. */
export interface PlainRequest {
	/** Path and query, as they were sent. */
	target: string;
	acceptEncoding?: string;
	ifNoneMatch?: string;
}

export interface QuickLaneParts {
	find: (request: PlainRequest) => Finished | undefined;
	newId: () => string;
	log: (request: PlainRequest, answer: Finished, id: string) => void;
}

/** An idle connection is closed after this long: longer than proxies keep theirs, so that it is they who close first. */
const IDLE = 75_000;

/** One that has not said anything yet, after this long: as Node's HTTP has it (`limited-server.ts`). */
const FIRST_WORD = 10_000;

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
 * A whole request in its plainest shape and nothing after it: GET, lines that end as they should, headers of valid
 * signs. What has any other shape, were it right or wrong, is for Node's own parser to judge.
 */
const plainRequest = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

/** Headers that make more of a request than a wish for a page. */
const notPlain = new Set(["content-length", "transfer-encoding", "upgrade", "expect", "range", "if-range", "trailer"]);

/** No browser asks for a page with more; Node's parser says of those who do whether it is too much. */
const LONGEST = 8_192;

export function readPlainRequest(text: string): PlainRequest | undefined {
	if (text.length > LONGEST) return undefined;
	const [, target, lines] = plainRequest.exec(text) ?? [];
	if (target === undefined || lines === undefined) return undefined;
	const request: PlainRequest = { target };
	let hosts = 0;
	for (let at = 0; at < lines.length; ) {
		const colon = lines.indexOf(":", at);
		const end = lines.indexOf("\r\n", colon);
		const name = lines.slice(at, colon).toLowerCase();
		if (notPlain.has(name)) return undefined;
		if (name === "host") hosts++;
		else if (name === "connection") {
			if (
				lines
					.slice(colon + 1, end)
					.trim()
					.toLowerCase() !== "keep-alive"
			)
				return undefined;
		} else if (name === "accept-encoding") {
			if (request.acceptEncoding !== undefined) return undefined;
			request.acceptEncoding = lines.slice(colon + 1, end).trim();
		} else if (name === "if-none-match") {
			if (request.ifNoneMatch !== undefined) return undefined;
			request.ifNoneMatch = lines.slice(colon + 1, end).trim();
		}
		at = end + 2;
	}
	return hosts === 1 ? request : undefined;
}

/**
 * Stands between a server's connections and Node's HTTP: a plain request for what is finished is answered with its bytes,
 * at a third of the cost. At the first request that is anything else the connection is handed to Node's HTTP, with
 * what it has sent, and stays there: nothing is ever read by both.
 */
export function quickLane(server: Server, { find, newId, log }: QuickLaneParts): { close: () => void } {
	const now = clock();
	const waiting = new Set<Socket>();
	const acceptors = server.listeners("connection") as ((socket: Socket) => void)[];

	function take(socket: Socket) {
		waiting.add(socket);
		socket.setTimeout(FIRST_WORD);
		socket.on("data", receive).on("drain", goOn).on("timeout", giveUp).on("end", giveUp).on("close", forget);
		socket.on("error", ignore);
	}

	/** From here on the connection is Node's, with the bytes it has sent. */
	function handOver(socket: Socket, sent: Buffer) {
		waiting.delete(socket);
		socket.off("data", receive).off("drain", goOn).off("timeout", giveUp).off("end", giveUp).off("close", forget);
		socket.setTimeout(0);
		socket.unshift(sent);
		for (const accept of acceptors) accept.call(server, socket);
		socket.off("error", ignore);
	}

	/** A mistake in finding is for the slower way to meet: it can tell of it. */
	function findSafely(request: PlainRequest) {
		try {
			return find(request);
		} catch {
			return undefined;
		}
	}

	function receive(this: Socket, sent: Buffer) {
		const request = readPlainRequest(sent.toString("latin1"));
		const answer = request && findSafely(request);
		if (!answer) return handOver(this, sent);
		if (this.timeout !== IDLE) this.setTimeout(IDLE);
		const id = newId();
		const { status, bytes } = answer;
		const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${now()}\r\nX-Request-Id: ${id}\r\n`;
		this.cork();
		this.write(Buffer.from(first, "latin1"));
		this.write(bytes);
		this.uncork();
		// Whoever does not read what was asked for is not listened to until it is read.
		if (this.writableLength > 0 && this.writableNeedDrain) this.pause();
		log(request, answer, id);
	}

	function forget(this: Socket) {
		waiting.delete(this);
	}

	server.removeAllListeners("connection");
	server.on("connection", take);
	return {
		/** Nothing more is taken here; what has been answered still reaches its visitor. */
		close() {
			for (const socket of waiting) socket.destroySoon();
		},
	};
}

function goOn(this: Socket) {
	this.resume();
}

/** What has been answered is still sent. */
function giveUp(this: Socket) {
	this.destroySoon();
}

/** A connection that breaks off concerns nobody: what was asked for is not waited for any more. */
function ignore() {}
