import { pino } from "pino";
import { expect, test } from "vitest";
import type { Services } from "../app/platform/services.server";
import { createApp } from "./create-app";

const parts = {
	mode: "production" as const,
	services: { logger: pino({ level: "silent" }), siteUrl: "http://localhost" } as Services,
	addressOfClient: () => "127.0.0.1",
	isReady: async () => false,
};

/** The headers of every answer; `tests/http/security-headers.test.ts` has all those that a whole site gives. */
function expectGuarded({ headers }: Response) {
	expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
	expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
}

test("when nothing can be rendered, the last page answers 500 with a way to call, and tells nothing of the fault", async () => {
	const app = createApp({
		...parts,
		build: async () => {
			throw new Error("secret of the house");
		},
	});
	const response = await app.request("/");
	const html = await response.text();
	expect(response.status).toBe(500);
	expect(html).toContain("tel:+15085550100");
	expect(html).not.toContain("secret");
	expectGuarded(response);
});

test("a server that cannot reach its database lives, but is not ready", async () => {
	const app = createApp({ ...parts, build: async () => undefined as never });
	expect((await app.request("/healthz")).status).toBe(200);
	const ready = await app.request("/readyz");
	expect(ready.status).toBe(503);
	expectGuarded(ready);
});
