import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const RETRY = 1_000;

/**
 * Listens on a PostgreSQL channel over a connection of its own, which is opened again whenever it breaks. What was said
 * in between is lost, so `heard` is called after each new connection.
 */
export function listenTo(databaseUrl: string, channel: string, heard: () => void): { stop: () => Promise<void> } {
	const stopped = new AbortController();
	let client: Client | undefined;

	async function listenOnce() {
		const opened = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true });
		client = opened;
		const ended = new Promise<void>((resolve) => opened.once("end", resolve));
		opened.on("error", () => {});
		opened.on("notification", heard);
		await opened.connect();
		await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
		heard();
		await ended;
	}

	const running = (async () => {
		while (!stopped.signal.aborted) {
			await listenOnce().catch(() => client?.end().catch(() => {}));
			await pause(RETRY, undefined, { signal: stopped.signal }).catch(() => {});
		}
	})();

	return {
		stop: async () => {
			stopped.abort();
			await client?.end().catch(() => {});
			await running;
		},
	};
}
