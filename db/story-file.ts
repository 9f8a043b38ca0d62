import { marked } from "marked";
import type { blogPosts } from "./schema";

const WORDS_PER_MINUTE = 200;

/** A story as its author writes it: `key: value` lines between two `---`, then Markdown. */
export function parseStory(slug: string, source: string): typeof blogPosts.$inferInsert {
	const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
	if (front === undefined || body === undefined)
		throw new Error(`${slug}: expected front matter between two --- lines`);
	const fields = new Map(
		front.split(/\r?\n/).map((line): [string, string] => {
			const colon = line.indexOf(":");
			return [
				line.slice(0, colon).trim(),
				line
					.slice(colon + 1)
					.trim()
					.replace(/^"(.*)"$/, "$1"),
			];
		}),
	);
	const required = (name: string): string => {
		const value = fields.get(name);
		if (!value) throw new Error(`${slug}: expected a line "${name}: …"`);
		return value;
	};
	const date = new Date(`${required("date")}T14:00:00Z`);
	if (Number.isNaN(date.getTime())) throw new Error(`${slug}: expected date as YYYY-MM-DD`);
	return {
		slug,
		title: required("title"),
		excerpt: fields.get("excerpt") || null,
		content: marked.parse(body, { async: false }),
		category: required("category"),
		authorName: required("author"),
		tags: (fields.get("tags") ?? "")
			.split(",")
			.map((tag) => tag.trim())
			.filter(Boolean),
		readTime: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE)),
		featuredImageUrl: fields.get("image") || null,
		createdAt: date,
		published: fields.get("published") !== "false",
		featured: fields.get("featured") === "true",
	};
}
