import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../bench/programs.ts";

/** The path of nginx; undefined if it is not installed. */
const program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(
	existsSync,
);

export function hasNginx(): boolean {
	if (program) return true;
	if (process.env.REQUIRE_NGINX === "1") throw new Error("REQUIRE_NGINX is 1, and nginx is not installed.");
	console.log("nginx is not installed: the tests of several servers behind it are skipped.");
	return false;
}

/** nginx with deploy/nginx.conf; only paths and ports differ, and one client may send as many requests as many clients would. */
export async function startNginx(servers: readonly [string, string]) {
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	// The workers run as another user when root starts nginx.
	chmodSync(folder, 0o755);
	const port = await freePort();
	const config = readFileSync("deploy/nginx.conf", "utf8")
		.replaceAll(/127\.0\.0\.1:300(\d)/g, (_, number) => new URL(servers[number - 1] ?? "").host)
		.replace("listen 80;", `listen 127.0.0.1:${port};`)
		.replace("pid /run/nginx.pid;", `pid ${folder}/pid;`)
		.replace(/error_log [^;]*;/, `error_log ${folder}/error.log warn;`)
		.replace("worker_processes auto;", "worker_processes 1; daemon off;")
		.replace("/var/cache/nginx/site", `${folder}/cache`)
		.replace(/rate=\d+r\/s/, "rate=100000r/s")
		.replaceAll(/burst=\d+/g, "burst=100000")
		.replace("limit_conn connections 50;", "limit_conn connections 5000;")
		.replace(
			/include [^;]*;/,
			["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
				.map((name) => `${name}_temp_path ${folder}/${name};`)
				.join(" "),
		);
	const file = join(folder, "nginx.conf");
	writeFileSync(file, config);
	const parts = ["-p", folder, "-e", join(folder, "error.log"), "-c", file];
	const checked = spawnSync(program ?? "nginx", ["-t", ...parts], { encoding: "utf8" });
	if (checked.status !== 0) throw new Error(checked.stderr);
	const child = spawn(program ?? "nginx", parts, { stdio: "ignore" });
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const url = `http://127.0.0.1:${port}`;
	while (
		!(await fetch(`${url}/healthz`).then(
			(answer) => answer.ok,
			() => false,
		))
	) {
		if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
	}
	return {
		url,
		/** How many responses are stored. */
		stored: () =>
			readdirSync(join(folder, "cache"), { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
				.length,
		stop: async () => {
			child.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
