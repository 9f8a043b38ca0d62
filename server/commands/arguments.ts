import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { Refusal } from "../../db/refusal";
import { parseStory } from "../../db/story-file";
import { storyPattern } from "../../db/story-slug";
import type { CommandRequest } from "./request";

const MAX_FILE_BYTES = 256 * 1024;

const usage = {
	stories: "npm run stories -- list | add FILE.md [--replace] | publish SLUG | unpublish SLUG | remove SLUG",
	messages: "npm run messages -- list | show ID | export [FILE.csv]",
	backup: "npm run backup -- FILE",
	restore: "npm run restore -- FILE",
};

interface ParsedCommand {
	/** Absent for a restore, which is not a request to the site. */
	request?: CommandRequest;
	/** The output file instead of standard output, or the backup to restore. */
	file?: string;
	/** Printed to standard error. */
	note?: string;
}

/** Parses arguments such as `stories add file.md --replace`, including the story's file. */
export function readArguments([subject = "", verb = "", ...rest]: readonly string[]): ParsedCommand {
	const replace = rest.includes("--replace");
	const [what, ...tooMany] = rest.filter((word) => word !== "--replace");
	const fits = tooMany.length === 0 && (!replace || verb === "add") && !what?.startsWith("-");
	if (fits && subject === "stories") {
		if (verb === "list" && !what) return { request: { ask: "list stories" } };
		if (verb === "add" && what) return parseAddition(what, replace);
		if ((verb === "publish" || verb === "unpublish" || verb === "remove") && what)
			return { request: { ask: `${verb} story`, slug: what } };
	}
	if (fits && subject === "messages") {
		if (verb === "list" && !what) return { request: { ask: "list messages" } };
		if (verb === "show" && what) return { request: { ask: "show message", id: what } };
		if (verb === "export") return { request: { ask: "export messages" }, ...(what && { file: what }) };
	}
	if (fits && verb && !verb.startsWith("-") && !what) {
		if (subject === "backup") return { request: { ask: "back up" }, file: verb };
		if (subject === "restore") return { file: verb };
	}
	throw new Refusal(`Usage: ${usage[subject as keyof typeof usage] ?? usage.stories}`);
}

function parseAddition(path: string, replace: boolean): ParsedCommand {
	const name = basename(path);
	const slug = name.replace(/\.md$/i, "");
	if (slug === name || slug.length > 100 || !storyPattern.test(slug))
		throw new Refusal(
			`The file name becomes the story's URL: use lower-case letters, digits and hyphens, then .md, such as ${suggestion(slug)}.md.`,
		);
	const { row, isTranslation, leftOut } = parseStory(slug, readText(path));
	return {
		request: { ask: "add story", replace, isTranslation, story: { ...row, createdAt: row.createdAt.toISOString() } },
		...(leftOut.length > 0 && { note: `Removed tags that are not allowed in a story: ${leftOut.join(", ")}.` }),
	};
}

const suggestion = (name: string) =>
	name
		.normalize("NFD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 60) || "my-story";

function readText(path: string): string {
	let bytes: Buffer;
	try {
		const { size } = statSync(path);
		if (size > MAX_FILE_BYTES)
			throw new Refusal(`${path} is too large: a story can have at most ${MAX_FILE_BYTES / 1024} kB.`);
		bytes = readFileSync(path);
	} catch (cause) {
		if (cause instanceof Refusal) throw cause;
		const { code, message } = cause as NodeJS.ErrnoException;
		throw new Refusal(code === "ENOENT" ? `No such file: ${path}.` : `Cannot read ${path}: ${message}.`);
	}
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		if (!text.includes("\0")) return text;
	} catch {
		// Reported below.
	}
	throw new Refusal(`${path} is not a UTF-8 text file.`);
}
