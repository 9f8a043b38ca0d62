import { describe, expect, test } from "vitest";
import { accounts, consentRecords, contactMessages, leadEntries, leads, users } from "../../db/schema";
import { engines } from "./engines";
import { runInProcess } from "./run-in-process";

const message = { language: "en", name: "Ana", topic: "general", message: "Hello", fingerprint: "1" };
const agreed = { consentWording: "You may call me.", consentAt: new Date("2026-11-01T15:00:00Z") };

describe.each(engines)("personal data on $name", (engine) => {
	test("KEEP-5 the dealer sees and deletes what is stored about somebody, and nothing else", async () => {
		const place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.insert(contactMessages).values([
			{ ...message, reference: "BP-MAIL", email: "Ana@Example.com" },
			{ ...message, ...agreed, reference: "BP-CALL", phone: "+1 (508) 555-0141" },
			{ ...message, reference: "BP-OTHER", email: "other@example.com", phone: "508 555 0142" },
		]);
		await db.insert(users).values([
			{ id: "ana", name: "Ana", email: "ana@example.com" },
			{ id: "other", name: "Other", email: "other@example.com" },
		]);
		const work = await db.select({ lead: leads.id }).from(leads);
		await db
			.insert(leadEntries)
			.values(work.map(({ lead }) => ({ id: lead, lead, what: "note", text: "Called them back." }) as const));
		await db
			.insert(accounts)
			.values({ id: "1", accountId: "1", providerId: "credential", userId: "ana", password: "hash" });
		await close();
		const site = await engine.start(place);
		const personalData = (verb: string, who: string) => runInProcess(place, "personal-data", verb, who);

		const byMail = JSON.parse((await personalData("show", "ana@example.com")).stdout);
		expect(byMail).toMatchObject({
			accounts: [{ name: "Ana" }],
			signsInWith: [{ provider: "credential" }],
			messages: [{ reference: "BP-MAIL" }],
			doneAboutThem: [{ reference: "BP-MAIL", text: "Called them back." }],
		});
		expect(JSON.stringify(byMail)).not.toContain("hash");
		const byPhone = JSON.parse((await personalData("show", "508.555.0141")).stdout);
		expect(byPhone).toMatchObject({ accounts: [], messages: [{ reference: "BP-CALL" }], consents: [] });

		expect((await personalData("delete", "ANA@example.com")).stdout).toBe("Deleted: 1 messages, 1 accounts.\n");
		expect((await personalData("delete", "508-555-0141")).stdout).toBe("Deleted: 1 messages, 0 accounts.\n");
		expect(JSON.parse((await personalData("show", "5085550141")).stdout)).toMatchObject({
			messages: [],
			consents: [{ reference: "BP-CALL", wording: "You may call me." }],
		});
		expect(await personalData("delete", "ana")).toMatchObject({
			code: 1,
			stderr: '"ana" is no email address or phone number.\n',
		});
		await site.stop();

		const after = await engine.open(place);
		expect((await after.db.select().from(contactMessages)).map(({ reference }) => reference)).toEqual(["BP-OTHER"]);
		expect((await after.db.select().from(users)).map(({ id }) => id)).toEqual(["other"]);
		expect(await after.db.$count(consentRecords)).toBe(1);
		expect(await after.db.$count(leads)).toBe(1);
		expect(await after.db.$count(leadEntries)).toBe(1);
		await after.close();
	});
});
