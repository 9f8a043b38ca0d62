import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const RETRY_DELAY_MS = 1_000;

/**
 * Listens on a PostgreSQL channel over its own connection and reconnects whenever it breaks. Notifications in between
 * are lost, so `heard` is also called after each connect.
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
			await pause(RETRY_DELAY_MS, undefined, { signal: stopped.signal }).catch(() => {});
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
