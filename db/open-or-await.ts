import type { Logger } from "pino";
import { type Connection, connect } from "./connect";
import { untilItWorks } from "./until-it-works";

/**
 * Opens the database for a server that can serve pages without it (`canWait`). If PostgreSQL is away, `ready` resolves when it
 * is back and migrated.
 */
export async function openOrAwait(
	open: () => Promise<Connection>,
	{ databaseUrl, canWait, logger }: { databaseUrl: string | undefined; canWait: boolean; logger: Logger },
): Promise<{ connection: Connection; ready: Promise<void> | undefined }> {
	try {
		return { connection: await open(), ready: undefined };
	} catch (cause) {
		if (!canWait || !databaseUrl) throw cause;
		logger.error({ err: cause }, "starting without the database");
		const ready = untilItWorks(async () => (await open()).close());
		return { connection: await connect({ databaseUrl }, { isThere: false }), ready };
	}
}

/** Starts what needs the database: now, or as soon as it is `ready`. Until then there is none of it. */
export async function startWhenReady<T>(
	ready: Promise<void> | undefined,
	start: () => Promise<T>,
): Promise<() => T | undefined> {
	let started: T | undefined = ready ? undefined : await start();
	void ready
		?.then(() => untilItWorks(start))
		.then((value) => {
			started = value;
		});
	return () => started;
}
