import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, freePort, responds } from "./programs.ts";
import type { SentPage } from "./site.ts";

/** Headers that nginx sets itself. */
const own = new Set(["date", "connection", "keep-alive", "content-length", "content-type", "etag", "x-request-id"]);

/** Our other headers as `add_header` directives. */
function addHeaders({ headers }: SentPage): string {
	const lines: string[] = [];
	for (let at = 0; at < headers.length; at += 2) {
		const [name = "", value = ""] = headers.slice(at, at + 2);
		if (!own.has(name.toLowerCase())) lines.push(`add_header ${name} "${value}";`);
	}
	return lines.join(" ");
}

/** nginx serving files: our precompressed pages with our headers. */
export async function startNginx(pages: ReadonlyMap<string, SentPage>) {
	const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
	chmodSync(folder, 0o755);
	mkdirSync(join(folder, "pages"));
	const port = await freePort();
	for (const [name, { body }] of pages) writeFileSync(join(folder, "pages", name), body, { mode: 0o644 });
	writeFileSync(
		join(folder, "nginx.conf"),
		`daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
		events { worker_connections 1024; }
		http {
			access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 100000000;
			open_file_cache max=100 inactive=600s; open_file_cache_valid 600s;
			client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
			uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
			default_type "text/html; charset=utf-8"; types {}
			server {
				listen 127.0.0.1:${port};
				root ${folder}/pages;
				${[...pages].map(([name, page]) => `location = /${name} { ${addHeaders(page)} }`).join("\n")}
			}
		}`,
	);
	const child = spawn("nginx", ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")], {
		stdio: "ignore",
	});
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
