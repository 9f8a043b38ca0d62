import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, connect } from "../../../db/connect";
import { migrate } from "../../../db/migrate";
import { blogPosts } from "../../../db/schema";
import { storyList } from "./stories.server";

const COUNT = 1500;
const HOUR = 3_600_000;
const categories = ["Guides", "News"];

/** Newest first. Three hundred of one afternoon, then a few each day, then a few each year: time does not tell how many there are. */
const stories = Array.from({ length: COUNT }, (_, at) => ({
	slug: `story-${at}`,
	title: `Story ${at}`,
	excerpt: [3, 10, 40, 200, 700].map((each) => (at % each === 0 ? `every${each}ends` : "")).join(" "),
	content: `<p>${at >= COUNT - 20 ? "longago" : ""} ${at === 1234 ? "onlyonce" : ""}</p>`,
	category: categories[at % 2] ?? "",
	authorName: "The team",
	readTime: 1,
	published: true,
	createdAt: new Date(
		Date.UTC(2026, 0, 1) -
			(at < 300
				? at * 60_000
				: at < 1400
					? 300 * 60_000 + (at - 300) * 8 * HOUR
					: 10_000 * HOUR + (at - 1400) * 2000 * HOUR),
	),
}));

const folder = mkdtempSync(join(tmpdir(), "story-search-"));
let connection: Connection;
beforeAll(async () => {
	connection = await connect({ dataFolder: folder });
	await migrate(connection.db);
	await connection.db.delete(blogPosts);
	for (let from = 0; from < COUNT; from += 300)
		await connection.db.insert(blogPosts).values(stories.slice(from, from + 300));
}, 120_000);
afterAll(async () => {
	await connection.close();
	rmSync(folder, { recursive: true, force: true });
});

const words = [
	"every3ends",
	"every10ends",
	"every40ends",
	"every200ends",
	"every700ends",
	"longago",
	"onlyonce",
	"never",
];

test.each(words.flatMap((word) => [null, ...categories].map((category) => [word, category] as const)))(
	"BLOG-4 the newest stories with %s in %s are found, however far back they are",
	async (text, category) => {
		const expected = stories
			.filter((each) => `${each.excerpt} ${each.content}`.includes(text))
			.filter((each) => category === null || each.category === category)
			.map(({ slug }) => slug);
		for (const page of [1, 2]) {
			const found = await storyList(connection.db, { text, category, page });
			expect(found.stories.map(({ slug }) => slug)).toEqual(expected.slice(0, page * 12));
			expect(found.hasMore).toBe(expected.length > page * 12);
		}
	},
);
