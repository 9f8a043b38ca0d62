import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { worstRequests } from "../../bench/worst-requests";
import { newClientAddress, startSite } from "../http/start-site";

const ROUNDS = 15;
const CLIENTS = 3;
/** Resident megabytes at the highest. It was 1,323 before bodies were limited and passwords judged in a worker thread. */
const MOST = 900;

test.skipIf(process.platform !== "linux")(
	"memory stays bounded under the worst requests of every endpoint",
	async () => {
		const site = await startSite({ CAPTCHA: "on", LOG_LEVEL: "fatal" });
		try {
			const attack = async (client: number) => {
				for (let round = client; round < ROUNDS * CLIENTS; round += CLIENTS)
					for (const make of Object.values(worstRequests)) {
						const [path, init] = make(round);
						const headers = { "X-Forwarded-For": newClientAddress(), Origin: site.url };
						await (await fetch(site.url + path, { ...init, headers, redirect: "manual" })).arrayBuffer();
					}
			};
			await Promise.all(Array.from({ length: CLIENTS }, (_, client) => attack(client)));
			const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8")) ?? [];
			const peak = Math.round(Number(kilobytes) / 1024);
			console.log(`resident memory at its peak: ${peak} MB`);
			expect(peak).toBeLessThan(MOST);
		} finally {
			await site.stop();
		}
	},
);
