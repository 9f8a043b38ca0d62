import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, freePort, responds } from "./programs.ts";

const folder = join(tmpdir(), "bench-next-16");
const files = {
	"package.json": JSON.stringify({ private: true, name: "bare-page" }),
	"app/layout.js": `export const metadata = { title: "Bare" };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
	"app/page.js": `export const dynamic = "force-dynamic";
export default function Page() { return <h1>A bare page</h1>; }`,
};

/**
 * A bare Next.js 16 page, a heading rendered on the server per request, served by `next start`. It is not a dependency: it is
 * installed once into a temporary folder. Returns the reason if it cannot be installed.
 */
export async function startNext(): Promise<{ url: string; stop: () => Promise<void> } | string> {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(folder, name, ".."), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const next = join(folder, "node_modules/next/dist/bin/next");
	if (!existsSync(next)) {
		const { status } = spawnSync(
			"npm",
			[
				"install",
				"next@16",
				"react@19",
				"react-dom@19",
				"--ignore-scripts",
				"--no-audit",
				"--no-fund",
				"--loglevel=error",
			],
			{ cwd: folder, timeout: 300_000 },
		);
		if (status !== 0) return "Next.js 16 could not be installed";
	}
	const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" as const };
	const built = spawnSync(process.execPath, [next, "build"], {
		cwd: folder,
		env: environment,
		encoding: "utf8",
		timeout: 300_000,
	});
	if (built.status !== 0)
		return `Next.js 16 could not be built: ${(built.stderr || built.stdout).trim().split("\n").at(-1)}`;
	const port = await freePort();
	const child = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
		cwd: folder,
		env: environment,
		stdio: "ignore",
	});
	const url = `http://127.0.0.1:${port}`;
	await responds(url);
	return { url, stop: () => end(child) };
}
