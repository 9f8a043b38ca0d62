import { marked } from "marked";
import { Refusal } from "./refusal";
import { forbiddenTags, sanitizeStory } from "./sanitize-story";
import type { blogPosts } from "./schema";

const WORDS_PER_MINUTE = 200;

const fieldNames = ["title", "excerpt", "category", "author", "tags", "date", "image", "published", "featured"];
const longest: Record<string, number> = { title: 200, excerpt: 500, category: 50, author: 100, tags: 500, image: 200 };

/** A story with everything but the id, which the database gives it. */
export type StoryRow = Omit<typeof blogPosts.$inferSelect, "id">;

/** A story as its author writes it: `key: value` lines between two `---`, then Markdown. Tells which tags it left out. */
export function parseStory(slug: string, source: string): { row: StoryRow; leftOut: string[] } {
	const [, front, body = ""] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
	if (front === undefined) throw new Refusal(`${slug}: expected front matter between two --- lines.`);
	const fields = readFields(slug, front);
	const required = (name: string): string => {
		const value = fields.get(name);
		if (!value) throw new Refusal(`${slug}: expected a line "${name}: …".`);
		return value;
	};
	const yesOrNo = (name: string, otherwise: boolean): boolean => {
		const value = fields.get(name) || String(otherwise);
		if (value !== "true" && value !== "false") throw new Refusal(`${slug}: expected ${name} as true or false.`);
		return value === "true";
	};
	const about = {
		slug,
		title: required("title"),
		excerpt: fields.get("excerpt") || null,
		category: required("category"),
		authorName: required("author"),
		tags: (fields.get("tags") ?? "")
			.split(",")
			.map((tag) => tag.trim())
			.filter(Boolean),
		featuredImageUrl: fields.get("image") || null,
		createdAt: readDay(slug, required("date")),
		published: yesOrNo("published", true),
		featured: yesOrNo("featured", false),
	};
	const html = markdownHtml(slug, body);
	const row = {
		...about,
		content: sanitizeStory(html),
		readTime: Math.max(1, Math.round(body.trim().split(/\s+/).length / WORDS_PER_MINUTE)),
	};
	if (row.content.replace(/<[^>]*>/g, "").trim() === "")
		throw new Refusal(`${slug}: expected some text below the front matter.`);
	return { row, leftOut: forbiddenTags(html) };
}

function readFields(slug: string, front: string): Map<string, string> {
	const fields = new Map<string, string>();
	for (const line of front.split(/\r?\n/)) {
		if (line.trim() === "") continue;
		const [, name = "", text = ""] = /^([^:]+):(.*)$/.exec(line) ?? [];
		const key = name.trim();
		if (!fieldNames.includes(key))
			throw new Refusal(
				`${slug}: "${line.trim().slice(0, 60)}" is no field of a story; they are ${fieldNames.join(", ")}.`,
			);
		if (fields.has(key)) throw new Refusal(`${slug}: ${key} stands there twice.`);
		const value = text.trim().replace(/^"(.*)"$/, "$1");
		const most = longest[key];
		if (most && value.length > most) throw new Refusal(`${slug}: expected ${key} with at most ${most} characters.`);
		fields.set(key, value);
	}
	return fields;
}

/** Ten in the morning at the stores, so that the day is the same one there. */
function readDay(slug: string, day: string): Date {
	const date = new Date(`${day}T14:00:00Z`);
	// JavaScript would take February 30 for March 2.
	if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
		throw new Refusal(`${slug}: expected date as YYYY-MM-DD, a day that exists.`);
	return date;
}

function markdownHtml(slug: string, body: string): string {
	try {
		return marked.parse(body, { async: false });
	} catch {
		throw new Refusal(`${slug}: the text is nested too deeply to be read as Markdown.`);
	}
}
