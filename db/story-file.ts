import { marked } from "marked";
import { defaultLocale, type Locale, locales } from "../app/content/words";
import { Refusal } from "./refusal";
import { forbiddenTags, sanitizeStory } from "./sanitize-story";
import type { blogPosts } from "./schema";
import { splitSlug, storyPattern, storySlug } from "./story-slug";

const WORDS_PER_MINUTE = 200;

const fieldNames = [
	"title",
	"excerpt",
	"language",
	"translation-of",
	"category",
	"author",
	"tags",
	"date",
	"image",
	"published",
	"featured",
];
const longest: Record<string, number> = {
	title: 200,
	excerpt: 500,
	category: 50,
	author: 100,
	tags: 500,
	image: 200,
	"translation-of": 100,
};

/** A story as an author writes it; the database adds the id. */
export type StoryRow = Omit<typeof blogPosts.$inferSelect, "id">;

export interface ParsedStory {
	row: StoryRow;
	/** Whether it says that it is the translation of another. */
	isTranslation: boolean;
	/** The tags that a story may not contain, and that were left out. */
	leftOut: string[];
}

/** A story as its author writes it: `key: value` lines between two `---`, then Markdown. */
export function parseStory(name: string, source: string): ParsedStory {
	const [, front, body = ""] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
	if (front === undefined) throw new Refusal(`${name}: expected front matter between two --- lines.`);
	const fields = readFields(name, front);
	const required = (field: string): string => {
		const value = fields.get(field);
		if (!value) throw new Refusal(`${name}: expected a line "${field}: …".`);
		return value;
	};
	const yesOrNo = (field: string, otherwise: boolean): boolean => {
		const value = fields.get(field) || String(otherwise);
		if (value !== "true" && value !== "false") throw new Refusal(`${name}: expected ${field} as true or false.`);
		return value === "true";
	};
	const { story: original } = splitSlug(fields.get("translation-of") ?? "");
	if (original && !storyPattern.test(original))
		throw new Refusal(`${name}: expected translation-of as the address of a story, such as moving-day.`);
	const about = {
		slug: storySlug(original || name, readLanguage(name, fields.get("language"))),
		title: required("title"),
		excerpt: fields.get("excerpt") || null,
		category: required("category"),
		authorName: required("author"),
		tags: (fields.get("tags") ?? "")
			.split(",")
			.map((tag) => tag.trim())
			.filter(Boolean),
		featuredImageUrl: fields.get("image") || null,
		createdAt: readDay(name, required("date")),
		published: yesOrNo("published", true),
		featured: yesOrNo("featured", false),
	};
	const html = markdownHtml(name, body);
	const row = {
		...about,
		content: sanitizeStory(html),
		readTime: Math.max(1, Math.round(body.trim().split(/\s+/).length / WORDS_PER_MINUTE)),
	};
	if (row.content.replace(/<[^>]*>/g, "").trim() === "")
		throw new Refusal(`${name}: expected some text below the front matter.`);
	return { row, isTranslation: Boolean(original), leftOut: forbiddenTags(html) };
}

function readFields(name: string, front: string): Map<string, string> {
	const fields = new Map<string, string>();
	for (const line of front.split(/\r?\n/)) {
		if (line.trim() === "") continue;
		const [, label = "", text = ""] = /^([^:]+):(.*)$/.exec(line) ?? [];
		const key = label.trim();
		if (!fieldNames.includes(key))
			throw new Refusal(
				`${name}: "${line.trim().slice(0, 60)}" is no field of a story; they are ${fieldNames.join(", ")}.`,
			);
		if (fields.has(key)) throw new Refusal(`${name}: ${key} stands there twice.`);
		const value = text.trim().replace(/^"(.*)"$/, "$1");
		const most = longest[key];
		if (most && value.length > most) throw new Refusal(`${name}: expected ${key} with at most ${most} characters.`);
		fields.set(key, value);
	}
	return fields;
}

function readLanguage(name: string, given: string | undefined): Locale {
	const language = locales.find((each) => each === (given || defaultLocale));
	if (!language) throw new Refusal(`${name}: expected language as one of ${locales.join(", ")}.`);
	return language;
}

/** Ten in the morning at the stores, so that the day is the same one there. */
function readDay(name: string, day: string): Date {
	const date = new Date(`${day}T14:00:00Z`);
	// JavaScript would take February 30 for March 2.
	if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
		throw new Refusal(`${name}: expected date as YYYY-MM-DD, a day that exists.`);
	return date;
}

function markdownHtml(name: string, body: string): string {
	try {
		return marked.parse(body, { async: false });
	} catch {
		throw new Refusal(`${name}: the text is nested too deeply to be read as Markdown.`);
	}
}
