import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { abilityFor, accessRules, openRoutes } from "../../app/admin/access-rules";
import { may, type Role, roles } from "../../app/admin/staff";
import { proofFor } from "../../app/admin/staff-context.server";
import type { Database } from "../../db/connect";
import { sessions, staff, staffPasskeys, users } from "../../db/schema";
import { backOfficeVisitor } from "./back-office-visitor";
import { type StaffSite, staffSite } from "./staff-site";

const HOUR = 3_600_000;
const STORE = "store-marlborough";
let site: StaffSite;

beforeAll(async () => {
	site = await staffSite(
		[
			...roles.flatMap((role) => [
				{ name: `${role} just proven`, role, stores: [STORE] },
				{ name: `${role} proven an hour ago`, role, stores: [STORE], provenAt: new Date(Date.now() - HOUR) },
				{ name: `${role} proven yesterday`, role, stores: [STORE], provenAt: new Date(Date.now() - 25 * HOUR) },
				{ name: `${role} without a factor`, role, stores: [STORE], provenAt: null },
			]),
			{ name: "a member", role: "owner", stores: [] },
			{ name: "ended", role: "owner", stores: [] },
		],
		{ prepare },
	);
});
afterAll(() => site.stop());

/** Passkeys that nobody can use, for all who have proven themselves; one colleague who has left, and one ended session. */
async function prepare(db: Database) {
	const everybody = await db
		.select({ id: users.id, name: users.name })
		.from(users)
		.innerJoin(staff, eq(staff.userId, users.id));
	for (const { id, name } of everybody)
		if (/proven/.test(name))
			await db.insert(staffPasskeys).values({ id: `key of ${id}`, userId: id, publicKey: "", counter: 0, name: "Key" });
	const idOf = (name: string) => everybody.filter((each) => each.name === name).map(({ id }) => id);
	await db
		.update(staff)
		.set({ active: false })
		.where(inArray(staff.userId, idOf("a member")));
	await db.delete(sessions).where(and(inArray(sessions.userId, idOf("ended"))));
}

/** Every way to ask for something: each page, each of its forms, and forms that nobody has thought of. */
const requests = Object.entries(accessRules).flatMap(([pattern, rule]) => {
	const path = pattern
		.replace(/:kind\??/g, "internet-plan")
		.replace(/:\w+\??/g, "x")
		.replace(/\*/g, "x");
	const known = rule.write === undefined || typeof rule.write === "string" ? [] : Object.keys(rule.write);
	const ask = (method: "GET" | "POST", intent: string | null) => ({
		pattern,
		path,
		method,
		intent,
		rule,
		ability: abilityFor(rule, method, intent),
	});
	return [ask("GET", null), ask("POST", null), ask("POST", "invented"), ...known.map((intent) => ask("POST", intent))];
});

const send = (name: string, { path, method, intent }: (typeof requests)[number], headers: HeadersInit = {}) => {
	const { ask } = backOfficeVisitor(site, site.cookieOf(name));
	return ask(path, {
		method,
		headers: { Origin: site.url, ...headers },
		...(method === "POST" && { body: new URLSearchParams(intent === null ? {} : { intent }) }),
	});
};

const asksForProof = (response: Response) =>
	response.headers.get("Location")?.startsWith("/admin/proof?next=") ?? false;

describe.each(requests)("STAFF-2 $method $pattern $intent", (request) => {
	const { path, method, ability, rule } = request;

	it("is for nobody who is signed out, left, or never worked here", async () => {
		for (const name of ["nobody", "ended"]) {
			const response = await send(name, request);
			expect(response.status).toBe(302);
			const next = new URLSearchParams({ next: path });
			expect(response.headers.get("Location")).toBe(`/account?${next}`);
		}
		expect((await send("a member", request)).status).toBe(404);
	});

	it.each(roles)("lets in exactly a %s who may", async (role: Role) => {
		const response = await send(`${role} just proven`, request);
		const isAllowed = ability !== null && may({ role, stores: [STORE] }, ability);
		if (!isAllowed) return expect(response.status).toBe(403);
		expect(response.status).not.toBe(403);
		expect(response.status).toBeLessThan(500);
		expect(asksForProof(response)).toBe(false);
	});

	it.each(roles)("takes as recent a proof of a %s as it should", async (role: Role) => {
		if (ability === null || !may({ role, stores: [STORE] }, ability)) return;
		const asked = async (who: string) => asksForProof(await send(`${role} ${who}`, request));
		const takes = (hasFactor: boolean) => (rule.withoutProof ? null : proofFor(ability, hasFactor));
		expect(await asked("proven yesterday")).toBe(takes(true) !== null);
		expect(await asked("proven an hour ago")).toBe((takes(true) ?? Number.POSITIVE_INFINITY) < HOUR);
		expect(await asked("without a factor")).toBe(takes(false) !== null);
	});

	it("is neither cached nor listed, whoever asks", async () => {
		for (const name of ["nobody", "a member", "clerk just proven", "clerk proven yesterday"]) {
			const { headers } = await send(name, request);
			expect(headers.get("Cache-Control")).toBe("private, no-store");
			expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
		}
	});

	it.runIf(method === "POST")("refuses another site's form (CSRF)", async () => {
		for (const headers of [{ Origin: "https://evil.test" }, { "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }])
			expect((await send("owner just proven", request, headers)).status).toBe(403);
	});
});

describe("STAFF-2 the edges", () => {
	it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not a way in", async (method) => {
		const { ask } = backOfficeVisitor(site, site.cookieOf("owner just proven"));
		expect((await ask("/admin/staff", { method, headers: { Origin: site.url } })).status).toBe(405);
	});

	it("a body that is no form is refused", async () => {
		const { ask } = backOfficeVisitor(site, site.cookieOf("owner just proven"));
		const body = JSON.stringify({ intent: "invite" });
		const headers = { Origin: site.url, "Content-Type": "application/json" };
		for (const path of ["/admin/security", "/admin/join"])
			expect((await ask(path, { method: "POST", body, headers })).status).toBe(400);
	});

	it("other spellings of a URL lead nowhere else", async () => {
		const { ask } = backOfficeVisitor(site, site.cookieOf("clerk just proven"));
		for (const path of [
			"/admin/staff/",
			"/admin/staff.data",
			"/Admin/Staff",
			"/admin/./staff",
			"/admin//staff",
			"/es/admin/staff",
		])
			expect([403, 404]).toContain((await ask(path)).status);
	});

	it("the data of a screen takes the same as the screen", async () => {
		const { ask } = backOfficeVisitor(site, site.cookieOf("clerk just proven"));
		const response = await ask("/admin/log.data?_routes=admin");
		expect(await response.text()).not.toContain("just proven@example.com");
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	});

	it.each([...openRoutes])("%s is open, but neither cached nor listed", async (path) => {
		const { headers } = await fetch(site.url + path);
		expect(headers.get("Cache-Control")).toBe("private, no-store");
		expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
	});
});
