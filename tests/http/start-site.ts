import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Site {
	url: string;
	process: ChildProcess;
	output: () => string;
	/** Resolves with the exit code. */
	exited: Promise<number | null>;
	stop: () => Promise<number | null>;
}

/** A client IP address for X-Forwarded-For, which the test sites trust: each one has its own rate limits. */
export const newClientAddress = () =>
	[203, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join(".");

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), "site-"));

/** A copy of the database that `prepare.ts` has seeded, where it has: seeding another takes seconds. */
function newDataFolder(): string {
	const folder = temporaryFolder();
	const { PREPARED_DATA } = process.env;
	if (PREPARED_DATA) cpSync(PREPARED_DATA, folder, { recursive: true });
	return folder;
}

export function launch(environment: Record<string, string>) {
	const child = spawn("node_modules/.bin/node", ["build/server/main.js"], {
		env: { PATH: process.env.PATH ?? "", PORT: "0", TRUST_PROXY: "127.0.0.1", WARM_PAGES: "off", ...environment },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
	const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
	return { child, output: () => output, exited };
}

/** The built site on a free port with a new data folder, as `npm start` would run it. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
	const folder = environment.DATA_DIR ?? newDataFolder();
	const { child, output, exited } = launch({ DATA_DIR: folder, ...environment });
	const url = await new Promise<string>((ready, fail) => {
		const look = () => {
			const [, address] = /^Ready on (http:\S+)$/m.exec(output()) ?? [];
			if (address) ready(address);
		};
		child.stdout.on("data", look);
		exited.then((code) => fail(new Error(`The site exited with ${code}: ${output()}`)));
	});
	return {
		url,
		process: child,
		output,
		exited,
		stop: async () => {
			child.kill("SIGTERM");
			const code = await exited;
			if (!environment.DATA_DIR) rmSync(folder, { recursive: true, force: true });
			return code;
		},
	};
}
