import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "../http/engines";
import type { Site } from "../http/start-site";

let site: Site;
beforeAll(async () => {
	site = (await engines[0]?.start({ SITE_URL: "https://www.example.com" })) as Site;
});
afterAll(() => site.stop());

test("a form sent by the plain http page of the same host is refused", async () => {
	for (const path of ["/contact", "/session", "/account"]) {
		const send = (Origin: string) =>
			fetch(site.url + path, { method: "POST", body: new URLSearchParams({ form: "sign-in" }), headers: { Origin } });
		expect([path, (await send("http://www.example.com")).status]).toEqual([path, 403]);
		expect([path, (await send("https://www.example.com:8443")).status]).toEqual([path, 403]);
		expect([path, (await send("https://www.example.com")).status]).not.toEqual([path, 403]);
	}
});
