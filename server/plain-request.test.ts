import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlainRequest, readPlainRequest } from "./plain-request";

const request = (...lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;

describe("a plain request", () => {
	const read = (text: string, last?: string): PlainRequest | undefined =>
		readPlainRequest(Buffer.from(text, "latin1"), last === undefined ? undefined : read(last)?.headers);

	test("is read with what decides its answer", () => {
		expect(read(request("GET /blog?q=a HTTP/1.1", "Host: x", "ACCEPT-encoding:  br, gzip "))).toEqual({
			target: "/blog?q=a",
			headers: { bytes: expect.any(Buffer), acceptEncoding: "br, gzip" },
		});
		expect(read(request("GET / HTTP/1.1", "Host: x", 'If-None-Match: W/"a"', "Connection: Keep-Alive"))).toEqual({
			target: "/",
			headers: { bytes: expect.any(Buffer), ifNoneMatch: 'W/"a"' },
		});
	});

	test("has its headers read again only if they are others", () => {
		const [first, other] = ["br", "gz"].map((encoding) =>
			request("GET /a HTTP/1.1", "Host: x", `Accept-Encoding: ${encoding}`),
		);
		const before = read(first ?? "");
		expect(readPlainRequest(Buffer.from((first ?? "").replace("/a", "/bc")), before?.headers)).toEqual({
			target: "/bc",
			headers: before?.headers,
		});
		expect(read(other ?? "", first)?.headers.acceptEncoding).toBe("gz");
		expect(read(`${first}x`, first)).toBeUndefined();
		expect(read((first ?? "").slice(0, -1), first)).toBeUndefined();
	});

	test.each([
		["another method", request("POST / HTTP/1.1", "Host: x")],
		["an older HTTP", request("GET / HTTP/1.0", "Host: x")],
		["no host", request("GET / HTTP/1.1", "Accept: */*")],
		["two hosts", request("GET / HTTP/1.1", "Host: x", "Host: y")],
		["a body", request("GET / HTTP/1.1", "Host: x", "Content-Length: 3")],
		["a body in pieces", request("GET / HTTP/1.1", "Host: x", "transfer-encoding: chunked")],
		["a part of a file", request("GET / HTTP/1.1", "Host: x", "Range: bytes=0-1")],
		["a wish to close", request("GET / HTTP/1.1", "Host: x", "Connection: close")],
		["another protocol", request("GET / HTTP/1.1", "Host: x", "Upgrade: h2c")],
		["a space before the colon", request("GET / HTTP/1.1", "Host: x", "Content-Length : 3")],
		["a folded line", request("GET / HTTP/1.1", "Host: x", " Content-Length: 3")],
		["a line that ends too soon", request("GET / HTTP/1.1", "Host: x\nContent-Length: 3")],
		["a lone return", request("GET / HTTP/1.1", "Host: x\rContent-Length: 3")],
		["a sign that is none", request("GET / HTTP/1.1", "Host: x", "Accept: \0")],
		["a whole address", request("GET http://x/ HTTP/1.1", "Host: x")],
		["half a request", "GET / HTTP/1.1\r\nHost: x\r\n"],
		["a second request", request("GET / HTTP/1.1", "Host: x").repeat(2)],
		["more after it", `${request("GET / HTTP/1.1", "Host: x")}x`],
		["nothing", ""],
	])("is not one with %s", (_, text) => {
		expect(read(text)).toBeUndefined();
	});

	test("is none that Node would read otherwise, whatever is sent", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("GET ", "/", " HTTP/1.1", "\r\n", "\n", "Host: x", "A:b", "Content-Length: 1", " ")),
				(parts) => {
					const text = parts.join("");
					if (!read(text)) return;
					expect(text.split("\r\n\r\n")).toEqual([expect.any(String), ""]);
					expect(text).not.toMatch(/[^\r]\n|content-length/i);
				},
			),
		);
	});
});
