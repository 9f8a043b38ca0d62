import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "../http/engines";
import { newClientAddress, type Site } from "../http/start-site";
import { startProbe } from "./probe";
import { rounds } from "./rounds";
import { writeMessage } from "./visitors";

let site: Site;
beforeAll(async () => {
	site = (await engines[0]?.start({ LOG_LEVEL: "warn" })) as Site;
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { headers: { "X-Forwarded-For": newClientAddress() } });

test("past what it can hold the server refuses at once, goes on with what is cheap, and recovers by itself", async () => {
	for (const path of ["/", "/healthz"]) expect((await get(path)).status).toBe(200);
	for (let round = 1; round <= rounds(1); round++) {
		const probe = startProbe(site.url);
		// Each is a page of its own that nobody has asked for before.
		const flood = Array.from({ length: 500 }, async (_, number) => {
			const answer = await get(
				number % 2 === 0 ? `/blog?q=flood${round}x${number}` : `/account?view=forgot&n=${number}`,
			);
			return { status: answer.status, retryAfter: answer.headers.get("Retry-After"), page: await answer.text() };
		});
		const answers = await Promise.all(flood);
		const probed = await probe.end();
		expect(probed.statuses).toEqual([200]);
		const refused = answers.filter(({ status }) => status === 503);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
		expect(refused.length).toBeGreaterThan(0);
		for (const { retryAfter, page } of refused) {
			expect(Number(retryAfter)).toBeGreaterThan(0);
			expect(page).toContain("We’re very busy right now");
		}
		console.log(
			`500 at once: ${answers.length - refused.length} answered, ${refused.length} refused; meanwhile /healthz and / answered ${probed.times} times, the slowest after ${probed.longest} ms`,
		);
		expect((await get("/account")).status).toBe(200);
		expect((await get(`/blog?q=after${round}`)).status).toBe(200);
		expect(await writeMessage(site.url, `After the flood ${round}`)).toMatch(/^BP-/);
	}
	await expect.poll(site.output).toContain("overloaded: requests are refused");
});
