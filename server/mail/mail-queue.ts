import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, type Job, type JobResult, type PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { retention } from "../../app/content/retention";
import type { Mail, MailQueue } from "../../app/platform/mail.server";
import type { Vault } from "../../app/platform/vault.server";
import type { Deliver } from "./deliver-mail";

const DAY = 86_400;
/** Queued mails contain sign-in links. */
const PURPOSE = "mail queue";

/**
 * Mails are queued in the database, in the transaction that they report on, and retried with increasing delays for
 * about two weeks.
 */
export const mail = {
	queue: "mail",
	policy: {
		retryLimit: 400,
		retryDelay: 2,
		retryBackoff: true,
		retryDelayMax: 3_600,
		retentionSeconds: retention.unsentMailDays * DAY,
		deleteAfterSeconds: retention.sentMailDays * DAY,
		// A worker that died with its process is detected by its missing heartbeat.
		expireInSeconds: 120,
		heartbeatSeconds: 15,
	},
};

export async function openMailQueue({
	boss,
	deliver,
	vault,
	logger,
}: {
	boss: PgBoss;
	deliver: Deliver;
	vault: Vault;
	logger: Logger;
}): Promise<MailQueue> {
	const send = async ({ data, id }: Job<{ sealed: string }>): Promise<JobResult> => {
		try {
			await deliver(vault.unseal(PURPOSE, data.sealed) as Mail);
			return { id, status: "completed" };
		} catch (error) {
			logger.warn({ err: error, job: id }, "could not send a mail; it will be retried");
			return { id, status: "failed" };
		}
	};
	await boss.work(
		mail.queue,
		// Polls every second, and again at once after a full batch: an outage leaves many mails waiting.
		{ pollingIntervalSeconds: 1, batchSize: 3, burstWhenBatchFull: true, localConcurrency: 2, perJobResults: true },
		(jobs: Job<{ sealed: string }>[]) => Promise.all(jobs.map(send)),
	);
	return {
		add: async (letter, transaction) => {
			await boss.send(
				mail.queue,
				{ sealed: vault.seal(PURPOSE, letter) },
				transaction ? { db: fromDrizzle(transaction as DrizzleTransactionLike, sql) } : {},
			);
		},
	};
}

/** For a site that started while the database was away: until the queue is there, nothing can be added. */
export const queueOnceThere = (queue: () => MailQueue | undefined): MailQueue => ({
	add: async (...given) => {
		const found = queue();
		if (!found) throw new Error("The database is away");
		await found.add(...given);
	},
});
