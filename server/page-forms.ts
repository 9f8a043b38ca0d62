import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Finished, finish } from "./finished";

export type Encoding = "br" | "gzip" | "identity";

/** A page in one encoding, ready to be written: what precedes the body is made once, too. */
export interface Form extends Finished {
	readonly body: Buffer;
	/** How many bytes the body has. */
	size: number;
	/** Names and values in turn, as `writeHead` takes them. */
	headers: readonly string[];
}

/** A finished page. */
export interface Page {
	status: number;
	/** Its entity tag, in quotes. */
	tag: string;
	/** The headers of every form. */
	headers: readonly string[];
	/** What is said to a visitor who has it already. */
	unchanged: Finished;
	forms: { identity: Form } & Partial<Record<Encoding, Form>>;
	/** Whether the answer says that it is for one visitor only; such a page is never kept. */
	isPrivate: boolean;
	/** What it holds in memory. */
	bytes: number;
}

const perForm = new Set(["content-length", "content-encoding", "etag", "vary", "date", "connection"]);

/** Makes a page of an answer; the tag is of body and headers, so that a new policy reaches those who have the old. */
export async function pageOf(response: Response): Promise<Page> {
	const body = Buffer.from(await response.arrayBuffer());
	const own = [...response.headers].filter(([name]) => !perForm.has(name));
	const hash = createHash("sha256").update(JSON.stringify(own)).update(body).digest("base64url").slice(0, 22);
	const tag = `"${hash}"`;
	// Weak: the compressed forms are other bytes of the same page.
	const headers = [...own.flat(), "etag", `W/${tag}`, "vary", "Accept-Encoding"];
	const page = {
		status: response.status,
		tag,
		headers,
		unchanged: finish(304, headers),
		isPrivate:
			response.headers.has("Set-Cookie") || /private|no-store/.test(response.headers.get("Cache-Control") ?? ""),
		bytes: body.length,
	};
	return { ...page, forms: { identity: form(page, "identity", body) } };
}

function form({ status, headers: own }: Pick<Page, "headers" | "status">, encoding: Encoding, body: Buffer): Form {
	const headers = [...own, "content-length", String(body.length)];
	if (encoding !== "identity") headers.push("content-encoding", encoding);
	return {
		...finish(status, headers, body),
		headers,
		size: body.length,
		/** The end of its bytes, whichever they are now. */
		get body() {
			return this.bytes.subarray(this.bytes.length - this.size);
		},
	};
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const brotli = (body: Buffer, quality: number) =>
	compressBrotli(body, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});

/** The first visitor waits for this one: a few milliseconds. */
export async function quickForm(page: Page, encoding: "br" | "gzip"): Promise<Form> {
	const { body } = page.forms.identity;
	return form(page, encoding, encoding === "br" ? await brotli(body, 4) : await compressGzip(body, { level: 6 }));
}

/** About a sixth smaller, for a quarter of a second of a core. */
export const smallForm = async (page: Page): Promise<Form> =>
	form(page, "br", await brotli(page.forms.identity.body, 11));

const preferred = new Map<string, Encoding>();

/** What a browser takes (`Accept-Encoding`), the smallest first. There are few spellings, so each is parsed once. */
export function encodingFor(accept: string | undefined): Encoding {
	if (accept === undefined) return "identity";
	let encoding = preferred.get(accept);
	if (encoding === undefined) {
		encoding = parse(accept);
		if (preferred.size < 100) preferred.set(accept, encoding);
	}
	return encoding;
}

function parse(accept: string): Encoding {
	const taken = new Map(
		accept.split(",").map((part): [string, boolean] => {
			const [name = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
			return [name, !parameters.some((each) => /^q=0(\.0*)?$/.test(each))];
		}),
	);
	return (["br", "gzip"] as const).find((name) => taken.get(name) ?? taken.get("*")) ?? "identity";
}
