import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { type Finished, finish } from "./finished";
import { type Encoding, encodingFor } from "./page-forms";
import type { PlainRequest } from "./plain-request";
import { closedPolicy, fixedSecurityHeaders } from "./security-headers";

const YEAR = 31_536_000;
const HOUR = 3_600;

/** Bigger files are read from the disk each time; all the others together are a few megabytes. */
const LARGEST_KEPT = 512 * 1024;

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".webp": "image/webp",
	".avif": "image/avif",
	".mp4": "video/mp4",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** How long browsers may keep a file: what carries its hash in its name or query never changes. */
type Keeping = "for ever" | "an hour";
const cacheControl: Record<Keeping, string> = {
	"for ever": `public, max-age=${YEAR}, immutable`,
	"an hour": `public, max-age=${HOUR}`,
};

interface StaticFile {
	etag: string;
	forms: { identity: Stored; br?: Stored; gzip?: Stored };
	headers: readonly string[];
	/** What is said to a visitor who has it already. */
	unchanged: Partial<Record<Keeping, Finished>>;
}

interface Stored {
	path: string;
	size: number;
	encoding: Encoding;
	/** Read at the first request. */
	body?: Buffer;
	/** Whole answers with it, each made when it is first wanted. */
	whole: Partial<Record<Keeping, Finished>>;
}

export interface StaticFiles {
	/** The whole of a file, if the target is one that is kept in memory. */
	find: (request: PlainRequest) => Finished | undefined;
	/** Answers a request for a file and gives the status; undefined where the path is none. */
	serve: (request: IncomingMessage, response: ServerResponse, requestId: string) => number | undefined;
}

/**
 * The built files. Which there are is known from the start, so an unknown path costs no look at the disk, and no path can
 * lead out of the folder. The build has put the compressed forms beside each file.
 */
export function staticFiles(folder: string, siteUrl: string): StaticFiles {
	const files = new Map<string, StaticFile>();
	for (const path of everyFile(folder)) {
		if (path.endsWith(".br") || path.endsWith(".gz")) continue;
		files.set(`/${relative(folder, path).split(sep).join("/")}`, fileAt(path, siteUrl));
	}

	function fileOf(target: string) {
		const question = target.indexOf("?");
		const path = question === -1 ? target : target.slice(0, question);
		const file = files.get(path);
		if (!file) return undefined;
		const isForEver = path.startsWith("/assets/") || /[?&]v=/.test(target.slice(path.length));
		return { file, keeping: isForEver ? "for ever" : "an hour" } as const;
	}

	return {
		find({ target, headers: { acceptEncoding, ifNoneMatch } }) {
			const found = fileOf(target);
			if (!found) return undefined;
			const { file, keeping } = found;
			if (ifNoneMatch?.includes(file.etag)) {
				file.unchanged[keeping] ??= finish(304, headersOf(file, keeping));
				return file.unchanged[keeping];
			}
			const form = formOf(file, acceptEncoding);
			if (form.size > LARGEST_KEPT) return undefined;
			form.whole[keeping] ??= finish(
				200,
				[...headersOf(file, keeping), ...headersOfForm(form)],
				readFileSync(form.path),
			);
			return form.whole[keeping];
		},
		serve(request, response, requestId) {
			const found = fileOf(request.url ?? "/");
			if (!found) return undefined;
			const headers = [...headersOf(found.file, found.keeping), "X-Request-Id", requestId];
			return send(found.file, request, response, headers);
		},
	};
}

const headersOf = (file: StaticFile, keeping: Keeping) => [...file.headers, "Cache-Control", cacheControl[keeping]];

const headersOfForm = ({ size, encoding }: Stored) => [
	"Content-Length",
	String(size),
	...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
];

const formOf = ({ forms }: StaticFile, acceptEncoding: string | undefined) =>
	forms[encodingFor(acceptEncoding)] ?? forms.identity;

function bodyOf(form: Stored): Buffer {
	form.body ??= readFileSync(form.path);
	return form.body;
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse, headers: string[]): number {
	const answer = (status: number, more: string[]) => {
		response.writeHead(status, headers.concat(more));
		return status;
	};
	if (request.headers["if-none-match"]?.includes(file.etag)) {
		answer(304, []);
		response.end();
		return 304;
	}
	const range = request.headers.range;
	const form = range ? file.forms.identity : formOf(file, request.headers["accept-encoding"]);
	const part = range ? parseRange(range, form.size) : undefined;
	if (part === null) {
		answer(416, ["Content-Range", `bytes */${form.size}`]);
		response.end();
		return 416;
	}
	const { from, to } = part ?? { from: 0, to: form.size - 1 };
	const status = part
		? answer(206, ["Content-Length", String(to - from + 1), "Content-Range", `bytes ${from}-${to}/${form.size}`])
		: answer(200, headersOfForm(form));
	if (request.method === "HEAD") response.end();
	else if (form.size > LARGEST_KEPT) createReadStream(form.path, { start: from, end: to }).pipe(response);
	else response.end(part ? bodyOf(form).subarray(from, to + 1) : bodyOf(form));
	return status;
}

/** `bytes=0-99`, `bytes=100-` or `bytes=-100`; undefined for what we do not serve in parts, null for what is not there. */
function parseRange(range: string, size: number): { from: number; to: number } | null | undefined {
	const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
	if (first === "" && last === "") return undefined;
	const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
	const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
	return from <= to ? { from, to } : null;
}

function fileAt(path: string, siteUrl: string): StaticFile {
	const etag = `"${createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22)}"`;
	const stored = (suffix: string, encoding: Encoding): Stored => {
		const size = statSync(path + suffix).size;
		return { path: path + suffix, size, encoding, whole: {} };
	};
	const br = existsSync(`${path}.br`) && stored(".br", "br");
	const gzip = existsSync(`${path}.gz`) && stored(".gz", "gzip");
	return {
		etag,
		forms: { identity: stored("", "identity"), ...(br && { br }), ...(gzip && { gzip }) },
		unchanged: {},
		headers: [
			...fixedSecurityHeaders(siteUrl).flat(),
			"Content-Security-Policy",
			closedPolicy,
			"Content-Type",
			types[extname(path)] ?? "application/octet-stream",
			"ETag",
			etag,
			"Accept-Ranges",
			"bytes",
			...(br ? ["Vary", "Accept-Encoding"] : []),
		],
	};
}

const everyFile = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((each) => each.isFile())
		.map((each) => join(each.parentPath, each.name));
