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
	expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

test("a server that cannot reach its database lives, but is not ready", async () => {
	const app = createApp({ ...parts, build: async () => undefined as never });
	expect((await app.request("/healthz")).status).toBe(200);
	expect((await app.request("/readyz")).status).toBe(503);
});
