import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A page in one encoding. */
export interface Form {
	body: Buffer;
	/** Without Cache-Control, which depends on the URL asked for. */
	headers: Readonly<Record<string, string>>;
}

/** A rendered page. */
export interface Page {
	status: number;
	/** Its entity tag, in quotes. */
	tag: string;
	/** Headers shared by all encodings. */
	headers: Readonly<Record<string, string>>;
	/** For the canonical URL of the page. */
	cacheControl: string;
	forms: { identity: Form } & Partial<Record<Encoding, Form>>;
	/** Whether the response is for one visitor only; such a page is never cached. */
	isPrivate: boolean;
	/** Size of all its bodies. */
	bytes: number;
}

const notShared = /^(cache-control|content-length|content-encoding|etag|vary|date|connection|x-request-id)$/;

/** The tag covers body and headers, so that a new policy also reaches browsers that have the old page. */
export async function pageOf(response: Response): Promise<Page> {
	const body = Buffer.from(await response.arrayBuffer());
	const own = [...response.headers].filter(([name]) => !notShared.test(name));
	const cacheControl = response.headers.get("Cache-Control") ?? "no-cache";
	const hash = createHash("sha256")
		.update(JSON.stringify([cacheControl, own]))
		.update(body)
		.digest("base64url");
	const tag = `"${hash.slice(0, 22)}"`;
	// Weak: the compressed forms are other bytes of the same page.
	const headers = { ...Object.fromEntries(own), etag: `W/${tag}`, vary: "Accept-Encoding" };
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

const form = (own: Page["headers"], encoding: Encoding, body: Buffer): Form => ({
	body,
	headers: {
		...own,
		"content-length": String(body.length),
		...(encoding !== "identity" && { "content-encoding": encoding }),
	},
});

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const brotli = (body: Buffer, quality: number) =>
	compressBrotli(body, {
		params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: quality },
	});

/** The first visitor waits for this one: a few milliseconds. */
export async function quickForm({ headers, forms: { identity } }: Page, encoding: "br" | "gzip"): Promise<Form> {
	return form(headers, encoding, await (encoding === "br" ? brotli(identity.body, 4) : compressGzip(identity.body)));
}

/** About a sixth smaller, for a quarter of a second of a core. */
export const smallForm = async ({ headers, forms: { identity } }: Page): Promise<Form> =>
	form(headers, "br", await brotli(identity.body, 11));

/** The best encoding that `Accept-Encoding` allows. */
export function encodingFor(accept = ""): Encoding {
	const parts = accept.toLowerCase().split(",");
	const allows = (name: string) => {
		const part = parts.find((each) => each.split(";", 1)[0]?.trim() === name);
		return part === undefined ? undefined : !/;\s*q=0(\.0*)?\s*$/.test(part);
	};
	return (["br", "gzip"] as const).find((name) => allows(name) ?? allows("*")) ?? "identity";
}
