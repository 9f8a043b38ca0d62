/** What the quick lane reads of a request. */
export interface PlainRequest {
	/** Path and query, as they were sent. */
	target: string;
	headers: PlainHeaders;
}

export interface PlainHeaders {
	/** All of them, as they were sent. */
	bytes: Buffer;
	acceptEncoding?: string;
	ifNoneMatch?: string;
}

const METHOD = Buffer.from("GET ");
const VERSION = Buffer.from(" HTTP/1.1\r\n");

/** All headers of a request and nothing after them: lines that end as they should, of valid signs. */
const plainLines = /^(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;

/** Headers that make more of a request than a wish for a page. */
const notPlain = new Set(["content-length", "transfer-encoding", "upgrade", "expect", "range", "if-range", "trailer"]);

/** No browser asks for a page with more; Node's parser says of those who do whether it is too much. */
const LONGEST = 8_192;

const isThere = (bytes: Buffer, at: number, wanted: Buffer) => {
	for (let each = 0; each < wanted.length; each++) if (bytes[at + each] !== wanted[each]) return false;
	return true;
};

/**
 * Reads a whole request in its plainest shape: GET, a path, headers, nothing after them. What has any other shape, were it
 * right or wrong, is for Node's own parser to judge. Whoever asks again with the headers of the last time is spared
 * reading them again.
 */
export function readPlainRequest(sent: Buffer, last?: PlainHeaders): PlainRequest | undefined {
	if (sent.length > LONGEST || !isThere(sent, 0, METHOD) || sent[METHOD.length] !== SLASH) return undefined;
	let end = METHOD.length;
	for (let sign = SLASH; sign > SPACE && sign < DELETE; ) sign = sent[++end] ?? 0;
	if (!isThere(sent, end, VERSION)) return undefined;
	const headersAt = end + VERSION.length;
	const isAsBefore = last && headersAt + last.bytes.length === sent.length && isThere(sent, headersAt, last.bytes);
	const headers = isAsBefore ? last : readPlainHeaders(sent.subarray(headersAt));
	return headers && { target: sent.toString("latin1", METHOD.length, end), headers };
}

const SPACE = 0x20;
const SLASH = 0x2f;
const DELETE = 0x7f;

function readPlainHeaders(bytes: Buffer): PlainHeaders | undefined {
	const lines = bytes.toString("latin1");
	if (!plainLines.test(lines)) return undefined;
	const headers: PlainHeaders = { bytes };
	let hosts = 0;
	for (let at = 0; at < lines.length - 2; ) {
		const colon = lines.indexOf(":", at);
		const end = lines.indexOf("\r\n", colon);
		const name = lines.slice(at, colon).toLowerCase();
		const value = lines.slice(colon + 1, end).trim();
		at = end + 2;
		if (notPlain.has(name)) return undefined;
		if (name === "host") hosts++;
		else if (name === "connection") {
			if (value.toLowerCase() !== "keep-alive") return undefined;
		} else if (name === "accept-encoding") {
			if (headers.acceptEncoding !== undefined) return undefined;
			headers.acceptEncoding = value;
		} else if (name === "if-none-match") {
			if (headers.ifNoneMatch !== undefined) return undefined;
			headers.ifNoneMatch = value;
		}
	}
	return hosts === 1 ? headers : undefined;
}
