import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../http/start-site";
import { asBytes, type HostileRequest, hostileRequest, MARK_UP, malformedRequest } from "./requests";
import { type Answer, isSendable, sender } from "./send";

/** `npm run soak` sends a million. The same seed generates the same requests. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 50;
/** Generous: a machine that handles fifty requests per second passes. */
const timeout = 120_000 + COUNT * 20;

let site: Site;
let wire: ReturnType<typeof sender>;
beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "error" });
	wire = sender(site.url);
});
afterAll(async () => {
	wire.stop();
	await site.stop();
});

const isStackTrace = (text: string) => /\n\s+at .*:\d+:\d+|node:internal|node_modules\/|server\/main\.js/.test(text);

/** What is wrong with a response, or null. */
function faultOf({ status, header, body }: Answer): string | null {
	const isShedding = status === 503 && header("retry-after") !== "";
	if (status >= 500 && !isShedding) return `status ${status}`;
	if (isStackTrace(body)) return "a stack trace";
	if (/html|xml/.test(header("content-type")) && body.includes(MARK_UP)) return "mark-up of the sender's";
	if (header("x-injected")) return "a header of the sender's";
	if (header("x-content-type-options") !== "nosniff") return "no security headers";
	return null;
}

/** For malformed bytes only the returned bytes can be checked. */
const faultOfBytes = async (bytes: Uint8Array) => {
	const text = await wire.sendBytes(bytes);
	const [, status = "400"] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
	if (Number(status) >= 500 && !(status === "503" && /retry-after:/i.test(text))) return `status ${status}`;
	return isStackTrace(text) ? "a stack trace" : null;
};

const faultOfRequest = async (request: HostileRequest) =>
	isSendable(request) ? faultOf(await wire.send(request)) : faultOfBytes(asBytes(request));

/** Sends `count` generated requests, several in parallel; returns each fault with the request that caused it. */
async function sendAll<T>(one: fc.Arbitrary<T>, count: number, faultOfOne: (request: T) => Promise<string | null>) {
	const faults: string[] = [];
	for (let sent = 0; sent < count && faults.length < 20; sent += AT_ONCE * 20) {
		const waiting = fc.sample(one, { seed: SEED + sent, numRuns: Math.min(AT_ONCE * 20, count - sent) });
		const sendOnAndOn = async () => {
			for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
				const fault = await faultOfOne(request).catch((cause: Error) => cause.message);
				if (fault) faults.push(`${fault}: ${fc.stringify(request).slice(0, 1_000)}`);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, sendOnAndOn));
	}
	// The request that crashed the server is among the unanswered ones; the server's last output says more.
	if (site.process.exitCode !== null) return [`the server has exited: ${site.output().slice(-2_000)}`, ...faults];
	return faults;
}

test(`${COUNT} hostile requests get a response, none a server error (seed ${SEED})`, { timeout }, async () => {
	const malformed = Math.round(COUNT / 20);
	expect(await sendAll(hostileRequest, COUNT - malformed, faultOfRequest)).toEqual([]);
	expect(await sendAll(malformedRequest, malformed, faultOfBytes)).toEqual([]);
	// The server is still running and has logged no uncaught error.
	expect(site.process.exitCode).toBeNull();
	expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
	// After shedding load the server recovers by itself.
	await expect.poll(async () => (await fetch(`${site.url}/blog`)).status, { timeout: 10_000 }).toBe(200);
	const ofTheStart = /^(Ready on |Nobody works in the back office yet\.)/;
	expect(
		site
			.output()
			.split("\n")
			.filter((line) => line && !ofTheStart.test(line)),
	).toEqual([]);
});
