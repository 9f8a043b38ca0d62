import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A page in one encoding. */
export interface Form {
	body: Buffer;
	/** Names and values in turn, as `writeHead` takes them; without Cache-Control, which depends on the URL asked for. */
	headers: readonly string[];
}

/** A rendered page. */
export interface Page {
	status: number;
	/** Its entity tag, in quotes. */
	tag: string;
	/** Headers shared by all encodings, names and values in turn. */
	headers: readonly string[];
	/** For the canonical URL of the page. */
	cacheControl: string;
	forms: { identity: Form } & Partial<Record<Encoding, Form>>;
	/** Whether the response is for one visitor only; such a page is never cached. */
	isPrivate: boolean;
	/** Size of all its bodies. */
	bytes: number;
}

const notShared = new Set([
	"cache-control",
	"content-length",
	"content-encoding",
	"etag",
	"vary",
	"date",
	"connection",
	"x-request-id",
]);

/** The tag covers body and headers, so that a new policy also reaches browsers that have the old page. */
export async function pageOf(response: Response): Promise<Page> {
	const body = Buffer.from(await response.arrayBuffer());
	const own = [...response.headers].filter(([name]) => !notShared.has(name));
	const cacheControl = response.headers.get("Cache-Control") ?? "no-cache";
	const hash = createHash("sha256")
		.update(JSON.stringify([cacheControl, own]))
		.update(body)
		.digest("base64url");
	const tag = `"${hash.slice(0, 22)}"`;
	// Weak: the compressed forms are other bytes of the same page.
	const headers = [...own.flat(), "ETag", `W/${tag}`, "Vary", "Accept-Encoding"];
	return {
		status: response.status,
		tag,
		headers,
		cacheControl,
		isPrivate: response.headers.has("Set-Cookie") || /private|no-store/.test(cacheControl),
		bytes: body.length,
		forms: { identity: form(headers, "identity", body) },
	};
}

function form(own: readonly string[], encoding: Encoding, body: Buffer): Form {
	const headers = [...own, "Content-Length", String(body.length)];
	if (encoding !== "identity") headers.push("Content-Encoding", encoding);
	return { body, headers };
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
export async function quickForm({ headers, forms }: Page, encoding: "br" | "gzip"): Promise<Form> {
	const { body } = forms.identity;
	return form(headers, encoding, encoding === "br" ? await brotli(body, 4) : await compressGzip(body, { level: 6 }));
}

/** About a sixth smaller, for a quarter of a second of a core. */
export const smallForm = async ({ headers, forms }: Page): Promise<Form> =>
	form(headers, "br", await brotli(forms.identity.body, 11));

const preferred = new Map<string, Encoding>();

/** The best encoding that `Accept-Encoding` allows. There are few spellings, so each is parsed once. */
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
