import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, freePort, responds } from "./programs.ts";
import type { SentPage } from "./site.ts";

/** Headers that node:http sets itself. */
const own = new Set(["date", "connection", "keep-alive"]);

const program = `
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
const pages = new Map(JSON.parse(readFileSync("pages.json", "utf8")).map(([name, { headers, body }]) =>
	["/" + name, { headers, body: Buffer.from(body, "base64") }]));
createServer((request, response) => {
	const page = pages.get(request.url);
	if (!page) return response.writeHead(404).end();
	response.writeHead(200, page.headers);
	response.end(page.body);
}).listen(Number(process.argv[2]), "127.0.0.1");
`;

/** The least that a Node server can do: `node:http` sends our pages with our headers from memory. */
export async function startBareNode(pages: ReadonlyMap<string, SentPage>) {
	const folder = mkdtempSync(join(tmpdir(), "bench-node-"));
	const entries = [...pages].map(([name, { headers, body }]) => {
		const kept = headers.flatMap((value, at) =>
			at % 2 === 0 && !own.has(value.toLowerCase()) ? [value, headers[at + 1] ?? ""] : [],
		);
		return [name, { headers: kept, body: body.toString("base64") }];
	});
	writeFileSync(join(folder, "pages.json"), JSON.stringify(entries));
	writeFileSync(join(folder, "server.mjs"), program);
	const port = await freePort();
	const node = join(process.cwd(), "node_modules/.bin/node");
	const child: ChildProcess = spawn(node, ["server.mjs", String(port)], { cwd: folder, stdio: "ignore" });
	const [first = ""] = pages.keys();
	await responds(`http://127.0.0.1:${port}/${first}`);
	return {
		url: `http://127.0.0.1:${port}`,
		stop: async () => {
			await end(child);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
