import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { encodingFor } from "./page-forms";
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

interface StaticFile {
	etag: string;
	forms: { identity: Stored; br?: Stored; gzip?: Stored };
	headers: readonly string[];
}

interface Stored {
	path: string;
	size: number;
	/** Read at the first request. */
	body?: Buffer;
}

/**
 * The built files. Which there are is known from the start, so an unknown path costs no look at the disk, and no path can
 * lead out of the folder. The build has put the compressed forms beside each file.
 */
export function staticFiles(folder: string, siteUrl: string) {
	const files = new Map<string, StaticFile>();
	for (const path of everyFile(folder)) {
		if (path.endsWith(".br") || path.endsWith(".gz")) continue;
		files.set(`/${relative(folder, path).split(sep).join("/")}`, fileAt(path, siteUrl));
	}

	/** Answers a request for a file and gives the status; undefined where the path is none. */
	return (request: IncomingMessage, response: ServerResponse, requestId: string): number | undefined => {
		const url = request.url ?? "/";
		const question = url.indexOf("?");
		const path = question === -1 ? url : url.slice(0, question);
		const file = files.get(path);
		if (!file) return undefined;
		// Built files carry their hash in the name, pictures carry theirs in `?v=`: both never change.
		const isForEver = path.startsWith("/assets/") || /[?&]v=/.test(url.slice(path.length));
		const headers = [
			...file.headers,
			"Cache-Control",
			isForEver ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
			"X-Request-Id",
			requestId,
		];
		return send(file, request, response, headers);
	};
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
	const wholeForm = range ? "identity" : encodingFor(request.headers["accept-encoding"]);
	const encoding = file.forms[wholeForm] ? wholeForm : "identity";
	const form = file.forms[encoding] ?? file.forms.identity;
	const part = range ? parseRange(range, form.size) : undefined;
	if (part === null) {
		answer(416, ["Content-Range", `bytes */${form.size}`]);
		response.end();
		return 416;
	}
	const { from, to } = part ?? { from: 0, to: form.size - 1 };
	const more = ["Content-Length", String(to - from + 1)];
	if (encoding !== "identity") more.push("Content-Encoding", encoding);
	if (part) more.push("Content-Range", `bytes ${from}-${to}/${form.size}`);
	const status = answer(part ? 206 : 200, more);
	if (request.method === "HEAD") response.end();
	else if (form.size > LARGEST_KEPT) createReadStream(form.path, { start: from, end: to }).pipe(response);
	else {
		form.body ??= readFileSync(form.path);
		response.end(part ? form.body.subarray(from, to + 1) : form.body);
	}
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
	const stored = (suffix: string): Stored | undefined =>
		existsSync(path + suffix) ? { path: path + suffix, size: statSync(path + suffix).size } : undefined;
	const br = stored(".br");
	const gzip = stored(".gz");
	return {
		etag,
		forms: { identity: { path, size: statSync(path).size }, ...(br && { br }), ...(gzip && { gzip }) },
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
