import fc from "fast-check";
import { addresses } from "../http/addresses";

/** A request from a client that is hostile or broken and knows the site. */
export interface HostileRequest {
	method: string;
	/** Path and query, raw. */
	target: string;
	headers: [name: string, value: string][];
	body: string | Uint8Array;
}

/** Markup that must never appear unescaped in a response. */
export const MARK_UP = "<fuzz onload=1>";

const nasty = [
	MARK_UP,
	`"'>${MARK_UP}`,
	`</script>${MARK_UP}`,
	"'; drop table blog_posts; --",
	"%",
	"_",
	"\\",
	"../../../../etc/passwd",
	"..\\..\\",
	"\0",
	"a\0b",
	"\r\nX-Injected: yes",
	"\u2028\u202e\ufeff",
	"\ud800",
	"{{7*7}}",
	"__proto__",
	"constructor",
	"toString",
	"-1",
	"0",
	"1e999",
	"NaN",
	"99999999999999999999",
	"//evil.example",
	"javascript:alert(1)",
	"%00",
	"%ff%fe",
	"%zz",
	"%E0%A4%A",
	"💥".repeat(50),
	"x".repeat(2_000),
	"é".repeat(400),
] as const;

/** Values the site knows, to reach the code behind them. */
const meant = [
	"fiber",
	"Guides",
	"2",
	"att-fiber-1-gig",
	"prepaid",
	"no",
	"case-clear-slim:2",
	"store-socastee",
	"internet",
	"verizon",
	"sign-up",
	"check-mail",
	"en",
	"es",
	"BP-7K3M-9QXZ",
	"somebody@example.com",
	"508-555-0141",
	"seven quiet harbor lanterns",
] as const;

const value = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom(...meant) },
	{ weight: 3, arbitrary: fc.constantFrom(...nasty) },
	{ weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
	{ weight: 1, arbitrary: fc.tuple(fc.constantFrom(...nasty), fc.string()).map((parts) => parts.join("")) },
);

const parameter = fc.constantFrom(
	...["q", "category", "page", "plan", "tab", "contract", "compare", "plans", "make", "material", "price", "sort"],
	...["promo", "partner", "package", "promotion", "topic", "cart", "store", "view", "token", "token_hash", "type"],
	...["error", "next", "reference", "v", "_routes", "index", "__proto__", "constructor[prototype]", "utm_source"],
);

const field = fc.constantFrom(
	...["form", "name", "email", "password", "token", "device", "metadata", "captcha", "phone", "store", "topic"],
	...["language", "message", "consent", "__proto__", "constructor", "next"],
);

/** Lone surrogates cannot be encoded; clients send the replacement character instead. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const pairs = (name: fc.Arbitrary<string>) =>
	fc
		.array(fc.tuple(name, value), { maxLength: 6 })
		.map((list) => list.map(([key, each]) => `${encode(key)}=${encode(each)}`).join("&"));

const known = fc.constantFrom(
	...addresses(),
	"/admin",
	"/admin/items/store",
	"/healthz",
	"/readyz",
	"/favicon.svg",
	"/api/auth/callback/openid",
);
const segment = fc.oneof(
	value.map(encode),
	fc.constantFrom("es", "pt", "blog", "partners", "share", "assets", "..", ".", "", "%2e%2e", "%2f", "_root", "a.data"),
	fc.stringMatching(/^(%[0-9a-fA-F]{2}|[\w.~!$&'()*+,;=:@-]){0,12}$/),
);
const path = fc.oneof(
	{ weight: 6, arbitrary: known },
	{ weight: 2, arbitrary: known.map((each) => `${each === "/" ? "/_" : each}.data`) },
	{ weight: 2, arbitrary: fc.tuple(known, segment).map((parts) => parts.join("/")) },
	{ weight: 1, arbitrary: known.map((each) => each.toUpperCase()) },
	{ weight: 1, arbitrary: known.map((each) => each.replaceAll("/", "//")) },
	{ weight: 3, arbitrary: fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`) },
	{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }).map((text) => `/${text}`) },
);
const query = fc.oneof(
	{ weight: 4, arbitrary: fc.constant("") },
	{ weight: 4, arbitrary: pairs(parameter).map((text) => `?${text}`) },
	{ weight: 1, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 60 }).map((text) => `?${text}`) },
	{ weight: 1, arbitrary: fc.stringMatching(/^\?(%[0-9a-fA-F]{2}|[&=+;%]){0,20}$/) },
);

const cookie = fc.oneof(
	value.map((each) => `site.session_token=${encode(each)}; signed-in=1`),
	fc.constantFrom(
		"site.session_token=a.b",
		"site.session_data=e30.x; site.session_token=x.y",
		"=",
		";;;",
		"a=%zz; b",
		`x=${"y".repeat(4_000)}`,
	),
	fc.string({ unit: "grapheme-ascii", maxLength: 80 }),
);

const header = fc.oneof(
	fc.tuple(fc.constant("Cookie"), cookie),
	fc.tuple(
		fc.constant("Accept-Encoding"),
		fc.constantFrom("br", "gzip", "identity;q=0", "*;q=0", "br;q=x,,;", "deflate", ""),
	),
	fc.tuple(fc.constant("Accept-Language"), fc.constantFrom("es", "pt-BR,pt;q=0.9", "xx;q=9", "*", ",,,")),
	fc.tuple(fc.constant("Accept"), fc.constantFrom("text/html", "application/json", "image/*", "", "x")),
	fc.tuple(
		fc.constant("Range"),
		fc.constantFrom("bytes=0-9", "bytes=-5", "bytes=9-1", "bytes=0-1,3-4", "lines=1", "bytes=99999999999999999-"),
	),
	fc.tuple(fc.constant("If-None-Match"), fc.constantFrom("*", '""', 'W/"x"', "x".repeat(500))),
	fc.tuple(fc.constant("If-Modified-Since"), fc.constantFrom("Thu, 01 Jan 1970 00:00:00 GMT", "yesterday")),
	fc.tuple(fc.constant("Sec-Fetch-Site"), fc.constantFrom("same-origin", "cross-site", "none", "x")),
	fc.tuple(fc.constant("Origin"), fc.constantFrom("null", "https://evil.example", "x", "http://[")),
	fc.tuple(fc.constant("Referer"), fc.constantFrom("https://evil.example/?q=1", "x")),
	fc.tuple(fc.constant("Host"), fc.constantFrom("evil.example", "[::1]", "a:b:c", "a b", "", "x".repeat(300), "é")),
	fc.tuple(fc.constant("X-Forwarded-Host"), fc.constantFrom("evil.example", "")),
	fc.tuple(fc.constant("X-Forwarded-Proto"), fc.constantFrom("https", "javascript")),
	fc.tuple(fc.constant("X-HTTP-Method-Override"), fc.constantFrom("DELETE", "x")),
	fc.tuple(fc.constant("Expect"), fc.constantFrom("100-continue", "wonders")),
	fc.tuple(fc.constant("Upgrade"), fc.constantFrom("websocket", "h2c")),
	fc.tuple(fc.constant("X-Anything"), fc.string({ unit: "grapheme-ascii", maxLength: 200 })),
);

/** Mostly new client addresses, so that rate limits do not shadow everything else; sometimes invalid ones. */
const from = fc.oneof(
	{ weight: 9, arbitrary: fc.ipV4() },
	{
		weight: 1,
		arbitrary: fc.constantFrom("", "unknown", "1.2.3.4, 5.6.7.8", "::1", "999.1.1.1", `${"1.1.1.1,".repeat(200)}x`),
	},
);

const multipart = fc.array(fc.tuple(field, value, fc.boolean()), { maxLength: 5 }).map((parts) =>
	parts
		.map(([name, each, isFile]) =>
			[`--b`, `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="a.txt"' : ""}`, "", each].join(
				"\r\n",
			),
		)
		.concat("--b--")
		.join("\r\n"),
);
const body = fc.oneof(
	{ weight: 6, arbitrary: pairs(field).map((text) => ["application/x-www-form-urlencoded", text] as const) },
	{ weight: 2, arbitrary: multipart.map((text) => ["multipart/form-data; boundary=b", text] as const) },
	{ weight: 1, arbitrary: multipart.map((text) => ["multipart/form-data", text.slice(0, -9)] as const) },
	{ weight: 1, arbitrary: fc.json().map((text) => ["application/json", text] as const) },
	{
		weight: 1,
		arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => ["application/octet-stream", bytes] as const),
	},
	{ weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => [text, text] as const) },
);
/** Rare, because each one costs 300 KB on both sides. */
const huge = fc.constant(["application/x-www-form-urlencoded", `message=${"x".repeat(300 * 1024)}`] as const);

const reading = fc.record({
	method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "OPTIONS", "DELETE", "TRACE"),
	target: fc.tuple(path, query).map((parts) => parts.join("")),
	headers: fc
		.tuple(fc.array(header, { maxLength: 4 }), from)
		.map(([list, address]) => [...list, ["X-Forwarded-For", address] as [string, string]]),
	body: fc.constant(""),
});
const writing = fc
	.record({
		method: fc.constantFrom("POST", "POST", "POST", "POST", "PUT", "PATCH", "PROPFIND"),
		path: fc.oneof(
			{
				weight: 3,
				arbitrary: fc.constantFrom("/contact", "/account", "/session", "/es/contact", "/pt/session", "/contact.data"),
			},
			{ weight: 2, arbitrary: path },
		),
		query,
		headers: fc.array(header, { maxLength: 3 }),
		from,
		content: fc.oneof({ weight: 60, arbitrary: body }, { weight: 1, arbitrary: huge }),
	})
	.map(({ method, path: to, query: asked, headers, from: address, content: [type, bytes] }) => ({
		method,
		target: to + asked,
		headers: [...headers, ["Content-Type", type], ["X-Forwarded-For", address]] as [string, string][],
		body: bytes,
	}));

/** Valid and invalid requests. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
	{ weight: 4, arbitrary: reading },
	{ weight: 1, arbitrary: writing },
);

/** The raw bytes, even of requests that no client would send. */
export const asBytes = ({ method, target, headers, body: content }: HostileRequest) => {
	const lines = [`${method} ${target} HTTP/1.1`, "Host: site.test", ...headers.map((pair) => pair.join(": "))];
	return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), Buffer.from(content)]);
};

/** Almost a request: truncated, with changed bytes, or with known parser attacks. */
export const malformedRequest: fc.Arbitrary<Uint8Array> = fc.oneof(
	{ weight: 3, arbitrary: reading.map(asBytes) },
	{
		weight: 3,
		arbitrary: fc
			.tuple(
				fc.oneof(reading, writing),
				fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
			)
			.map(([request, changes]) => {
				const bytes = asBytes(request);
				for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
				return bytes;
			}),
	},
	{ weight: 1, arbitrary: fc.tuple(reading, fc.nat()).map(([request, at]) => asBytes(request).subarray(0, at % 200)) },
	{ weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
	{
		weight: 1,
		arbitrary: fc
			.constantFrom(
				"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
				"GET /\r\n\r\n",
				"GET / HTTP/9.9\r\nHost: a\r\n\r\n",
				"GET * HTTP/1.1\r\nHost: a\r\n\r\n",
				"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
				"POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
				"POST /contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
				"POST /contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
				"POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
				"POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
				"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
				"GET / HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n",
				"GET / HTTP/1.1\nHost: a\n\n",
				`GET / HTTP/1.1\r\nHost: a\r\n${"A: b\r\n".repeat(3_000)}\r\n`,
				`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
				"GET http://evil.example/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
				"GET /about HTTP/1.0\r\n\r\n",
				"GET /about HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
			)
			.map((text) => Buffer.from(text)),
	},
);
