import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Mail, MailQueue } from "../../app/platform/mail.server";
import type { Connection } from "../../db/connect";
import type { Deliver } from "./deliver-mail";
import { seal, unseal } from "./sealed";

type QueueConnection = Pick<Connection, "engine" | "jobs" | "oneAtATime">;

const QUEUE = "mail";
const DAY = 86_400;

/**
 * Mails are queued in the database, in the transaction that they report on, and retried with increasing delays for
 * about two weeks.
 */
const retryPolicy = {
	retryLimit: 400,
	retryDelay: 2,
	retryBackoff: true,
	retryDelayMax: 3_600,
	retentionSeconds: 20 * DAY,
	deleteAfterSeconds: DAY,
	// A worker that died with its process is detected by its missing heartbeat.
	expireInSeconds: 120,
	heartbeatSeconds: 15,
};

/** Creates the queue and its tables, without a worker. */
export async function startQueue(connection: QueueConnection, logger: Logger): Promise<PgBoss> {
	const boss = new PgBoss({
		db: connection.jobs,
		backend: connection.engine === "embedded" ? "pglite" : "postgres",
		schema: "jobs",
		schedule: false,
		superviseIntervalSeconds: 30,
		monitorIntervalSeconds: 30,
	});
	boss.on("error", (error) => logger.warn({ err: error }, "mail queue error"));
	// Servers that start at the same time must not create the tables concurrently.
	await connection.oneAtATime(async () => {
		await boss.start();
		await boss.createQueue(QUEUE, retryPolicy);
		await boss.updateQueue(QUEUE, retryPolicy);
	});
	return boss;
}

export async function openMailQueue({
	connection,
	deliver,
	secret,
	logger,
}: {
	connection: QueueConnection;
	deliver: Deliver;
	secret: string;
	logger: Logger;
}): Promise<MailQueue & { stop: () => Promise<void> }> {
	const boss = await startQueue(connection, logger);
	const send = async ({ data, id }: Job<{ sealed: string }>): Promise<JobResult> => {
		try {
			await deliver(unseal(data.sealed, secret) as Mail);
			return { id, status: "completed" };
		} catch (error) {
			logger.warn({ err: error, job: id }, "could not send a mail; it will be retried");
			return { id, status: "failed" };
		}
	};
	await boss.work(
		QUEUE,
		// Polls every second, and again at once after a full batch: an outage leaves many mails waiting.
		{ pollingIntervalSeconds: 1, batchSize: 3, burstWhenBatchFull: true, localConcurrency: 2, perJobResults: true },
		(jobs: Job<{ sealed: string }>[]) => Promise.all(jobs.map(send)),
	);
	return {
		add: async (mail, transaction) => {
			await boss.send(
				QUEUE,
				{ sealed: seal(mail, secret) },
				transaction ? { db: fromDrizzle(transaction as DrizzleTransactionLike, sql) } : {},
			);
		},
		stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
	};
}
