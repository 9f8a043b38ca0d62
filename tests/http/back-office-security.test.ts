import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/connect";
import { staffPasskeys, users } from "../../db/schema";
import { backOfficeVisitor, setUpAuthenticator } from "./back-office-visitor";
import { type StaffSite, staffSite } from "./staff-site";

/** Passkeys that nobody can use. */
const addFactors = (names: readonly string[]) => async (db: Database) => {
	const found = await db
		.select({ id: users.id })
		.from(users)
		.where(inArray(users.name, [...names]));
	for (const { id } of found)
		await db.insert(staffPasskeys).values({ id: `key of ${id}`, userId: id, publicKey: "", counter: 0, name: "Key" });
};

const HOUR = 3_600_000;
let site: StaffSite;

beforeAll(async () => {
	site = await staffSite(
		[
			...["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina"].map((name) => ({
				name,
				role: "owner" as const,
				provenAt: null,
			})),
			{ name: "Hugo", role: "clerk", provenAt: new Date(Date.now() - 13 * HOUR) },
			{ name: "Ida", role: "clerk", provenAt: new Date(Date.now() - HOUR) },
		],
		{ prepare: addFactors(["Hugo", "Ida"]) },
	);
});
afterAll(() => site.stop());

const visitor = (name: string) => backOfficeVisitor(site, site.cookieOf(name));
const proof = (code: string) => ({ intent: "code", code });

describe("STAFF-3 the second factor", () => {
	it("is set up with a first code, which gives ten backup codes once and counts as a proof", async () => {
		const ada = visitor("Ada");
		const { backupCodes } = await setUpAuthenticator(ada);
		expect(new Set(backupCodes).size).toBe(10);
		const after = await ada.read("/admin/security");
		expect(after).not.toMatch(/\d{4} \d{4} \d{4}/);
		expect(after).toContain("10 backup codes left");
		expect((await ada.ask("/admin")).status).toBe(200);
	});

	it("leads back to where it was asked for", async () => {
		const ben = visitor("Ben");
		const { codeOf } = await setUpAuthenticator(ben);
		const passed = await ben.send("/admin/proof?next=/admin/more", proof(codeOf("next")));
		expect(passed.status).toBe(303);
		expect(passed.headers.get("Location")).toBe("/admin/more");
	});

	it.each(["//evil.test", "/.//evil.test", "https://evil.test", "/account", "/admin/../account", "javascript:1"])(
		"leads nowhere else than into the back office: %s",
		async (next) => {
			const cleo = visitor("Cleo");
			const asked = await cleo.ask(`/admin/proof?${new URLSearchParams({ next })}`);
			expect(asked.headers.get("Location")).toBe("/admin/security");
		},
	);

	it("is asked for again after twelve hours, and after 15 minutes to change factors", async () => {
		expect((await visitor("Hugo").ask("/admin/more")).headers.get("Location")).toBe(
			"/admin/proof?next=%2Fadmin%2Fmore",
		);
		expect((await visitor("Ida").ask("/admin/more")).status).toBe(200);
		for (const intent of ["start-app", "remove-app", "add-passkey", "remove-passkey", "renew-codes", ""])
			expect((await visitor("Ida").send("/admin/security", { intent })).headers.get("Location")).toBe(
				"/admin/proof?next=%2Fadmin%2Fsecurity",
			);
		expect(await visitor("Ida").read("/admin/security")).toContain("To change any of this");
	});

	it("takes a code of the app once", async () => {
		const dora = visitor("Dora");
		const { codeOf } = await setUpAuthenticator(dora);
		const code = codeOf("next");
		expect((await dora.send("/admin/proof", proof(code))).status).toBe(303);
		expect((await dora.send("/admin/proof", proof(code))).status).toBe(400);
		expect((await dora.send("/admin/proof", proof(codeOf("first")))).status).toBe(400);
	});

	it("takes each backup code once, and says nothing about which part of a wrong code is wrong", async () => {
		const emil = visitor("Emil");
		const { backupCodes } = await setUpAuthenticator(emil);
		const [first = "", second = ""] = backupCodes;
		expect((await emil.send("/admin/proof", proof(first))).status).toBe(303);
		const wrong = await Promise.all(
			[first, "000000", "0000 0000 0000", "letters", ""].map(async (code) => {
				const response = await emil.send("/admin/proof", proof(code));
				const [message] = /That code doesn’t work[^<]*/.exec(await response.text()) ?? [];
				return { status: response.status, message };
			}),
		);
		expect(new Set(wrong.map((each) => JSON.stringify(each))).size).toBe(1);
		expect(wrong[0]).toMatchObject({ status: 400, message: expect.any(String) });
		expect((await emil.send("/admin/proof", proof(second.replaceAll(" ", "-")))).status).toBe(303);
	});

	it("is refused after ten tries, a right code included", async () => {
		const finn = visitor("Finn");
		const { codeOf } = await setUpAuthenticator(finn);
		// Setting up was the first try.
		for (let tries = 1; tries < 10; tries++)
			expect((await finn.send("/admin/proof", proof("000000"))).status).toBe(400);
		const refused = await finn.send("/admin/proof", proof(codeOf("next")));
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
	});

	it("sends whoever has none to set one up", async () => {
		const asked = await visitor("Cleo").ask("/admin/proof?next=/admin/more");
		expect(asked.headers.get("Location")).toBe("/admin/security?next=%2Fadmin%2Fmore");
		expect(await visitor("Cleo").read("/admin/security?next=/admin/more")).toContain(
			"What you were about to do takes a second step",
		);
	});

	it("takes backup codes away with the last factor", async () => {
		const gina = visitor("Gina");
		const { backupCodes } = await setUpAuthenticator(gina);
		await gina.send("/admin/security", { intent: "remove-app" });
		expect(await gina.read("/admin/security")).toContain("You have no second step yet.");
		await setUpAuthenticator(gina);
		expect((await gina.send("/admin/proof", proof(backupCodes[0] ?? ""))).status).toBe(400);
	});

	it("offers no passkeys at an IP address", async () => {
		expect(await visitor("Cleo").read("/admin/security")).toContain("Passkeys work once the site has");
		expect((await visitor("Cleo").send("/admin/security/challenge", { purpose: "make" })).status).toBe(404);
	});
});
