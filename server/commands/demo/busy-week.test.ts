import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { surroundings } from "../../../app/admin/preview/surroundings.server";
import { problemsOf } from "../../../app/catalogue/problems";
import { newestRelease, pending, published, releases } from "../../../db/catalogue/releases";
import { heads, parse, type Revision } from "../../../db/catalogue/revisions";
import { connect } from "../../../db/connect";
import { migrate } from "../../../db/migrate";
import { staff } from "../../../db/schema";
import { fillWeek } from "./busy-week";

test("DEMO-1 the busy week is a good catalogue, live and with all drafts", {
	timeout: 120_000,
}, async () => {
	const folder = mkdtempSync(join(tmpdir(), "demo-test-"));
	const { db, close } = await connect({ dataFolder: folder });
	await migrate(db);
	const now = Date.parse("2026-11-18T20:00:00Z");
	await fillWeek(db, now);
	const problems = (revisions: readonly Revision[]) =>
		problemsOf(revisions.filter(({ data }) => data !== null).map(parse), surroundings(), now);
	expect(problems(await published(db, await newestRelease(db)))).toEqual([]);
	expect(problems(await heads(db))).toEqual([]);
	const history = await releases(db);
	expect(history).toHaveLength(6);
	expect(history.every(({ at }, index) => index === 0 || at <= (history[index - 1]?.at ?? at))).toBe(true);
	const drafts = await pending(db);
	expect(drafts.map(({ kind }) => kind).toSorted()).toEqual([
		"deal",
		"internet-plan",
		"internet-plan",
		"phone-case",
		"store",
	]);
	expect((await db.select().from(staff)).map(({ role }) => role).toSorted()).toEqual([
		"clerk",
		"clerk",
		"manager",
		"manager",
		"owner",
	]);
	await close();
	rmSync(folder, { recursive: true, force: true });
});
