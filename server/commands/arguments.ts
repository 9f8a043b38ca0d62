import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { roles } from "../../app/admin/staff";
import { Refusal } from "../../db/refusal";
import { parseStory } from "../../db/story-file";
import { storyPattern } from "../../db/story-slug";
import type { CommandRequest } from "./request";

const MAX_STORY_KB = 256;
const MAX_CATALOGUE_KB = 6 * 1024;

const usage = {
	stories: "npm run stories -- list | add FILE.md [--replace] | publish SLUG | unpublish SLUG | remove SLUG",
	messages: "npm run messages -- list | show ID | export [FILE.csv]",
	catalogue:
		"npm run catalogue -- export FILE.json | import FILE.json [--dry-run] | publish [--note TEXT] | undo | history [KIND/ITEM] | diff; what changes something takes --by EMAIL, the account of whoever changes it",
	prices: "npm run prices -- [list] [--days N] | confirm ITEM… --source TEXT [--by EMAIL]",
	staff:
		"npm run staff -- invite EMAIL [--role owner|manager|clerk] [--store ID]… | list | remove EMAIL | restore EMAIL",
	"personal-data": "npm run personal-data -- show EMAIL-OR-PHONE | delete EMAIL-OR-PHONE",
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
	if (subject === "catalogue") return readCatalogueArguments(verb, rest);
	if (subject === "staff") return readStaffArguments(verb, rest);
	if (subject === "prices") return readPriceArguments([verb, ...rest].filter(Boolean));
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
	if (fits && subject === "personal-data" && (verb === "show" || verb === "delete") && what)
		return { request: { ask: `${verb} personal data`, who: what } };
	if (fits && verb && !verb.startsWith("-") && !what) {
		if (subject === "backup") return { request: { ask: "back up" }, file: verb };
		if (subject === "restore") return { file: verb };
	}
	throw new Refusal(`Usage: ${usage[subject as keyof typeof usage] ?? usage.stories}`);
}

function readCatalogueArguments(verb: string, rest: readonly string[]): ParsedCommand {
	const { words, options } = splitOptions(rest, { "--note": "text", "--dry-run": "flag", "--by": "text" });
	const [what, ...tooMany] = words;
	const allowed = { import: ["--dry-run", "--by"], publish: ["--note", "--by"], undo: ["--by"] }[verb] ?? [];
	const by = options["--by"];
	if (tooMany.length === 0 && Object.keys(options).every((name) => allowed.includes(name))) {
		if (verb === "export" && what) return { request: { ask: "export catalogue" }, file: what };
		if (verb === "import" && what)
			return {
				request: {
					ask: "import catalogue",
					content: readText(what, "a catalogue", MAX_CATALOGUE_KB),
					dryRun: "--dry-run" in options,
					by,
				},
			};
		if (verb === "publish" && !what) return { request: { ask: "publish catalogue", note: options["--note"], by } };
		if (verb === "undo" && !what) return { request: { ask: "undo release", by } };
		if (verb === "diff" && !what) return { request: { ask: "show catalogue changes" } };
		if (verb === "history") return { request: { ask: "show catalogue history", item: what } };
	}
	throw new Refusal(`Usage: ${usage.catalogue}`);
}

function readPriceArguments(given: readonly string[]): ParsedCommand {
	const { words, options } = splitOptions(given, { "--days": "text", "--source": "text", "--by": "text" });
	const [verb = "list", ...items] = words;
	const days = Number(options["--days"] ?? 30);
	const { "--source": source, "--by": by } = options;
	const isList = verb === "list" && items.length === 0 && source === undefined && by === undefined;
	if (isList && Number.isInteger(days) && days >= 0) return { request: { ask: "list prices", days } };
	if (verb === "confirm" && items.length > 0 && source && !("--days" in options))
		return { request: { ask: "confirm prices", items, source, by } };
	throw new Refusal(`Usage: ${usage.prices}`);
}

function readStaffArguments(verb: string, rest: readonly string[]): ParsedCommand {
	const { words, options } = splitOptions(rest, { "--role": "text", "--store": "list" });
	const [email, ...tooMany] = words;
	const hasOptions = Object.keys(options).length > 0;
	if (verb === "list" && !email && !hasOptions) return { request: { ask: "list staff" } };
	if (email?.includes("@") && tooMany.length === 0) {
		const role = roles.find((each) => each === (options["--role"] ?? "owner"));
		const stores = options["--store"]?.split("\n") ?? [];
		if (verb === "invite" && role) return { request: { ask: "invite staff", email, role, stores } };
		if ((verb === "remove" || verb === "restore") && !hasOptions) return { request: { ask: `${verb} staff`, email } };
	}
	throw new Refusal(`Usage: ${usage.staff}`);
}

/** Separates `--name value` and `--name` from the other words. A list has a value on each line. Unknown options stay words, which no command accepts. */
function splitOptions(given: readonly string[], known: Readonly<Record<string, "flag" | "list" | "text">>) {
	const words: string[] = [];
	const options: Record<string, string> = {};
	for (let index = 0; index < given.length; index++) {
		const word = given[index] ?? "";
		const next = given[index + 1];
		if (known[word] === "flag") options[word] = "";
		else if (known[word] !== undefined && next !== undefined) {
			options[word] = known[word] === "list" && word in options ? `${options[word]}\n${next}` : next;
			index++;
		} else if (word.startsWith("-")) return { words: ["", "", ""], options };
		else words.push(word);
	}
	return { words, options };
}

function parseAddition(path: string, replace: boolean): ParsedCommand {
	const name = basename(path);
	const slug = name.replace(/\.md$/i, "");
	if (slug === name || slug.length > 100 || !storyPattern.test(slug))
		throw new Refusal(
			`The file name becomes the story's URL: use lower-case letters, digits and hyphens, then .md, such as ${suggestion(slug)}.md.`,
		);
	const { row, isTranslation, leftOut } = parseStory(slug, readText(path, "a story", MAX_STORY_KB));
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

function readText(path: string, what: string, maxKilobytes: number): string {
	let bytes: Buffer;
	try {
		const { size } = statSync(path);
		if (size > maxKilobytes * 1024)
			throw new Refusal(`${path} is too large: ${what} can have at most ${maxKilobytes} kB.`);
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
