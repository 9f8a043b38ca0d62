import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";

export interface Cluster {
	url: string;
	/** Stops it and deletes its data. */
	stop: () => Promise<void>;
	/** Stops it as an administrator would, closing all connections; the data stays. */
	halt: () => Promise<void>;
	/** Restarts it on the same port. */
	resume: () => Promise<void>;
}

/** A private PostgreSQL for the test run; null if it is not installed. */
export async function startPostgres(): Promise<Cluster | null> {
	const programs = findPrograms();
	if (programs) return startCluster(programs);
	if (process.env.REQUIRE_POSTGRES === "1") throw new Error("REQUIRE_POSTGRES is 1, but PostgreSQL is not installed.");
	console.log("PostgreSQL is not installed: its tests are skipped.");
	return null;
}

/** The folder of PostgreSQL's programs: on Debian they are not in the PATH. */
function findPrograms(): string | undefined {
	const folders = [
		...globSync("/usr/lib/postgresql/*/bin").toSorted().reverse(),
		...(process.env.PATH ?? "").split(delimiter),
	];
	return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

async function startCluster(programs: string): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), "postgres-"));
	const user = serverUser();
	if (user) chownSync(folder, user.uid, user.gid);
	const data = join(folder, "data");
	const made = spawnSync(
		join(programs, "initdb"),
		["--pgdata", data, "--username=site", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
		{ ...user, cwd: folder, encoding: "utf8" },
	);
	if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
	const port = await freePort();
	const settings = {
		listen_addresses: "127.0.0.1",
		port,
		unix_socket_directories: folder,
		max_connections: 300,
		// Test data need not survive a power cut.
		fsync: "off",
		full_page_writes: "off",
		synchronous_commit: "off",
	};
	const url = `postgres://site@127.0.0.1:${port}`;
	const run = async () => {
		const server = spawn(
			join(programs, "postgres"),
			["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
			{ ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
		);
		let output = "";
		server.stderr.on("data", (chunk) => (output += chunk));
		const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
		while (!(await isReachable(`${url}/postgres`))) {
			if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output}`);
		}
		return async () => {
			// SIGINT: fast shutdown, even if a test left a connection open.
			server.kill("SIGINT");
			await ended;
		};
	};
	let halt = await run();
	return {
		url,
		halt: () => halt(),
		resume: async () => {
			halt = await run();
		},
		stop: async () => {
			await halt();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const id = (what: string) => Number(spawnSync("id", [what, "postgres"], { encoding: "utf8" }).stdout);
	return { uid: id("-u"), gid: id("-g") };
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as { port: number };
	await new Promise((resolve) => server.close(resolve));
	return port;
}

async function isReachable(connectionString: string): Promise<boolean> {
	const client = new Client({ connectionString });
	try {
		await client.connect();
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}
