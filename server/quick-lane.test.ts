import { once } from "node:events";
import { createServer, get, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { finish } from "./finished";
import { type QuickLaneParts, quickLane } from "./quick-lane";
import { requestId } from "./request-log";

const request = (...lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;

describe("a connection", () => {
	const page = Buffer.alloc(50_000, "p");
	let server: Server;
	let lane: ReturnType<typeof quickLane>;
	let logged: { target: string; status: number; id: string }[];
	let port: number;
	async function start(limits?: Parameters<typeof quickLane>[2]) {
		logged = [];
		server = createServer(async (incoming, response) => {
			let body = "";
			for await (const chunk of incoming) body += chunk;
			response.end(`node ${incoming.method} ${incoming.url} ${body}`);
		});
		server.on("connection", () => server.emit("handed over"));
		server.listen(0, "127.0.0.1");
		await new Promise((listening) => server.once("listening", listening));
		port = (server.address() as AddressInfo).port;
		const bodies = { "/page": page, "/small": Buffer.from("small") };
		const pages = new Map(
			Object.entries(bodies).map(([target, body]) => [
				target,
				finish(200, ["Content-Length", String(body.length), "X-Own", "ä"], body),
			]),
		);
		const parts: QuickLaneParts = {
			find: ({ target }) => {
				if (target === "/mistake") throw new Error("a mistake of ours");
				return pages.get(target);
			},
			log: (sent) => {
				for (const { request, answer, number } of sent)
					logged.push({ target: request.target, status: answer.status, id: requestId(number) });
			},
		};
		lane = quickLane(server, parts, limits);
	}
	beforeEach(() => start());
	function stop() {
		server.close();
		server.closeAllConnections();
		lane.close();
	}
	afterEach(stop);

	/** Sends pieces one after the other on one connection, each when the answer so far holds what is awaited. */
	async function talk(...steps: readonly (readonly [send: string, until: string, times?: number])[]) {
		const socket = connect(port, "127.0.0.1").setEncoding("latin1");
		let received = "";
		socket.on("data", (chunk) => (received += chunk));
		for (const [send, until, times = 1] of steps) {
			socket.write(send);
			while (received.split(until).length <= times)
				await Promise.race([
					once(socket, "data"),
					once(socket, "close").then(() => Promise.reject(new Error(received))),
				]);
		}
		return { socket, received };
	}
	const talkNothing = async () => {
		const socket = connect(port, "127.0.0.1").on("error", () => {});
		await once(socket, "connect");
		return socket;
	};
	const plain = (target: string) => request(`GET ${target} HTTP/1.1`, "Host: x");
	const wholePage = page.toString("latin1");

	test.each([
		["/page", wholePage],
		["/small", "small"],
	])("gets what is finished, %s, time after time, with the date and an id of its own", async (target, whole) => {
		const { socket, received } = await talk([plain(target), whole], [plain(target), whole, 2]);
		const answers = received.split("HTTP/1.1 200 OK\r\n").slice(1);
		expect(answers).toHaveLength(2);
		const ids = answers.map((answer) => {
			const [head = "", body] = answer.split("\r\n\r\n");
			const [, date = "", id = ""] =
				/^Date: (.*)\r\nX-Request-Id: ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\r\nContent-Length: \d+\r\nX-Own: ä$/.exec(
					head,
				) ?? [];
			expect(Date.parse(date)).toBeGreaterThan(Date.now() - 60_000);
			expect(body).toHaveLength(whole.length);
			return id;
		});
		expect(new Set(ids).size).toBe(2);
		expect(logged).toEqual(ids.map((id) => ({ target, status: 200, id })));
		socket.destroy();
	});

	test("goes over to Node with everything it sent, and stays there", async () => {
		const { socket, received } = await talk(
			[plain("/page"), wholePage],
			[plain("/other"), "node GET /other"],
			[request("POST /form HTTP/1.1", "Host: x", "Content-Length: 5"), ""],
			["hello", "node POST /form hello"],
			[plain("/page"), "node GET /page"],
		);
		expect(received.match(/node [A-Z]+/g)).toEqual(["node GET", "node POST", "node GET"]);
		expect(logged).toHaveLength(1);
		socket.destroy();
	});

	test("goes over to Node when the lane makes a mistake", async () => {
		const { socket } = await talk([plain("/mistake"), "node GET /mistake"]);
		socket.destroy();
	});

	test("may send a request in pieces or several at once", async () => {
		const inPieces = connect(port, "127.0.0.1").setEncoding("latin1");
		inPieces.write("GET /page HT");
		await once(server, "handed over");
		inPieces.write("TP/1.1\r\nHost: x\r\n\r\n");
		expect((await once(inPieces, "data")).join("")).toContain("node GET /page");
		inPieces.destroy();
		const { socket, received } = await talk([plain("/page") + plain("/other"), "node GET /other"]);
		expect(received).toContain("node GET /page");
		socket.destroy();
		expect(logged).toEqual([]);
	});

	test("gets a large body through, sent with its head", async () => {
		const sent = "x".repeat(200_000);
		const received = await new Promise<string>((resolve, reject) => {
			const posted = httpRequest({ port, method: "POST", path: "/form" }, async (response) => {
				let body = "";
				for await (const chunk of response) body += chunk;
				resolve(body);
			});
			posted.on("error", reject).end(sent);
		});
		expect(received).toBe(`node POST /form ${sent}`);
	});

	test("is closed when the visitor closes it, and by the server when it stops", async () => {
		const { socket } = await talk([plain("/page"), wholePage]);
		const ended = new Promise((resolve) => socket.once("end", resolve));
		socket.end();
		await ended;
		const idle: Socket = connect(port, "127.0.0.1");
		await new Promise((resolve) => idle.once("connect", resolve));
		await new Promise((resolve) => setImmediate(resolve));
		const stopped = new Promise((resolve) => server.close(resolve));
		const closed = new Promise((resolve) => idle.once("close", resolve));
		// Whether the server has seen the connection yet is its own affair: it is told until it is gone.
		const telling = setInterval(() => lane.close(), 10);
		await Promise.all([closed, stopped]);
		clearInterval(telling);
	});

	/** The next connection of the server's, and its end. */
	const taken = () =>
		new Promise<{ socket: Socket; closed: Promise<unknown> }>((resolve) =>
			server.once("connection", (socket: Socket) => resolve({ socket, closed: once(socket, "close") })),
		);
	/** Asks and does not read, one request after the other, until the server's side is as awaited; tells how often. */
	async function askInVain(reader: Socket, isEnough: () => boolean) {
		reader.pause();
		let asked = 0;
		while (!isEnough()) {
			const answered = logged.length;
			reader.write(plain("/page"));
			asked++;
			await expect.poll(() => logged.length, { interval: 1, timeout: 10_000 }).toBe(answered + 1);
		}
		return asked;
	}

	test("that does not read is not listened to until it does", async () => {
		const [{ socket }, reader] = await Promise.all([taken(), talkNothing()]);
		const asked = await askInVain(reader, () => socket.isPaused());
		const answered = logged.map(({ id }) => id);
		reader.write(plain("/page"));
		// What waits for one visitor is not touched by what others are sent meanwhile.
		const other = await talk([plain("/page"), "p"]);
		other.socket.destroy();
		expect(logged).toHaveLength(asked + 1);
		let received = "";
		reader.setEncoding("latin1").on("data", (text) => (received += text));
		reader.resume();
		await expect.poll(() => logged.length).toBe(asked + 2);
		reader.end();
		await once(reader, "end");
		const answers = received.split("HTTP/1.1 200 OK").slice(1);
		const ids = answers.map((answer) => /X-Request-Id: (\S+)/.exec(answer)?.[1]);
		expect(ids).toEqual([...answered, logged.at(-1)?.id]);
		// Each is whole, and nothing of it comes twice.
		expect(new Set(answers.map(({ length }) => length)).size).toBe(1);
	});

	test("gets what waits for it before the next answer", async () => {
		const [{ socket }, reader] = await Promise.all([taken(), talkNothing()]);
		socket.cork();
		socket.write("what waits, ");
		reader.setEncoding("latin1").write(plain("/small"));
		await expect.poll(() => logged.length).toBe(1);
		socket.uncork();
		expect((await once(reader, "data")).join("")).toMatch(/^what waits, HTTP\/1.1 200 OK/);
		reader.destroy();
	});

	describe("is closed that", () => {
		const restart = (limits: Parameters<typeof quickLane>[2]) => {
			stop();
			return start(limits);
		};

		test("says nothing", async () => {
			await restart({ every: 1 });
			const [{ closed }, client] = await Promise.all([taken(), talkNothing()]);
			await closed;
			client.destroy();
		});

		test("is idle", async () => {
			await restart({ every: 1 });
			const [{ closed }, { socket }] = await Promise.all([taken(), talk([plain("/small"), "small"])]);
			await closed;
			socket.destroy();
		});

		test("takes nothing of an answer", async () => {
			await restart({ standstill: 50 });
			const [{ socket, closed }, reader] = await Promise.all([taken(), talkNothing()]);
			await askInVain(reader, () => socket.writableLength > 0);
			await closed;
			reader.destroy();
		});

		test("takes an answer too slowly", async () => {
			await restart({ every: 1 });
			const [{ socket, closed }, reader] = await Promise.all([taken(), talkNothing()]);
			await askInVain(reader, () => socket.writableLength > 0);
			await closed;
			reader.destroy();
		});
	});

	test("of a browser's kind works as with any server", async () => {
		const read = () =>
			new Promise<number>((resolve, reject) => {
				get({ port, path: "/page" }, async (response) => {
					let length = 0;
					for await (const chunk of response) length += chunk.length;
					resolve(length);
				}).on("error", reject);
			});
		expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill(50_000));
	});
});
