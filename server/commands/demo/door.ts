import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A link that signs in once. It is served by a listener of its own, on this machine only: a cookie is for a host, whatever the
 * port, so the site needs no way in of this kind, and has none.
 */
export async function openDoor({ cookie, to }: { cookie: string; to: URL }) {
	const token = randomBytes(24).toString("base64url");
	let isUsed = false;
	const server = createServer((request, response) => {
		const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" };
		if (request.method !== "GET" || !isSame(request.url ?? "", `/${token}`)) {
			response.writeHead(404, plain).end("There is nothing here.\n");
			return;
		}
		if (isUsed) {
			response.writeHead(410, plain).end("This link was used already. Run npm run demo again for a new one.\n");
			return;
		}
		isUsed = true;
		response
			.writeHead(303, { ...plain, "Set-Cookie": cookie, Location: to.href, "Referrer-Policy": "no-referrer" })
			.end();
	});
	await new Promise<void>((listening) => server.listen(0, to.hostname, listening));
	const { port } = server.address() as AddressInfo;
	return { link: `http://${to.hostname}:${port}/${token}`, close: () => server.close() };
}

function isSame(a: string, b: string): boolean {
	const [one, other] = [Buffer.from(a), Buffer.from(b)];
	return one.length === other.length && timingSafeEqual(one, other);
}
