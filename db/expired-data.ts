import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "./connect";
import { deleteExpired } from "./delete-expired";

const HOUR_MS = 3_600_000;
const DAY = 86_400;

export const expiredData = {
	queue: "expired-data",
	policy: {
		retryLimit: 10,
		retryDelay: 60,
		retryBackoff: true,
		// A finished job stays for longer than its day, so that no second one is accepted for that day.
		deleteAfterSeconds: 2 * DAY,
	},
};

/**
 * KEEP-1: deletes expired data once a day, on one of the servers. Every server asks for it at start and every hour; the
 * database accepts one job per day. Unlike a fixed time of day, this also works on a machine that is not always on.
 */
export async function deleteExpiredDaily(boss: PgBoss, db: Database, logger: Logger): Promise<{ stop: () => void }> {
	const { queue } = expiredData;
	const request = () => boss.send(queue, null, { singletonSeconds: DAY });
	// Before the worker, which looks for jobs right away and then once a minute.
	await request();
	await boss.work(queue, { pollingIntervalSeconds: 60 }, async () => {
		try {
			logger.info({ deleted: await deleteExpired(db, new Date()) }, "deleted expired data");
		} catch (error) {
			logger.warn({ err: error }, "could not delete expired data; it will be retried");
			throw error;
		}
	});
	const timer = setInterval(() => {
		request().catch((error) => logger.warn({ err: error }, "could not schedule the deletion of expired data"));
	}, HOUR_MS);
	timer.unref();
	return { stop: () => clearInterval(timer) };
}
