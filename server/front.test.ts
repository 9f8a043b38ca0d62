import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { front } from "./front";

test("a bug in front of the app costs nothing: the app responds", async () => {
	const broken = () => {
		throw new Error("a bug");
	};
	const app: RequestListener = (_, response) => response.writeHead(418).end();
	const listener = front({
		cache: { ready: broken, formOf: broken },
		app,
		logger: pino({ level: "silent" }),
		siteUrl: "http://127.0.0.1",
	});
	const server = createServer(listener).listen(0, "127.0.0.1");
	await new Promise((listening) => server.once("listening", listening));
	const { port } = server.address() as AddressInfo;
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(418);
	expect((await fetch(`http://127.0.0.1:${port}/again`)).status).toBe(418);
	server.close();
});
