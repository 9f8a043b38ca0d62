import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { type FrontParts, front } from "./front";

test("a mistake before the app costs no more than the request: the app answers", async () => {
	const broken = () => {
		throw new Error("a mistake of ours");
	};
	const app: RequestListener = (_, response) => response.writeHead(418).end();
	const { listener } = front({
		cache: { ready: broken },
		addressOf: broken,
		files: { find: broken, serve: broken },
		app,
		waitForPage: async () => null,
		logger: pino({ level: "silent" }),
		siteUrl: "http://127.0.0.1",
	} as unknown as FrontParts);
	const server = createServer(listener).listen(0, "127.0.0.1");
	await new Promise((listening) => server.once("listening", listening));
	const { port } = server.address() as AddressInfo;
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(418);
	expect((await fetch(`http://127.0.0.1:${port}/again`)).status).toBe(418);
	server.close();
});
