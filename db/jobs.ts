import { PgBoss, type Queue } from "pg-boss";
import type { Logger } from "pino";
import type { Connection } from "./connect";

/**
 * Creates these queues and their tables in the site's own database, without a worker. All servers share them; a job runs
 * on one.
 */
export async function startJobs(
	{ engine, jobs, oneAtATime }: Pick<Connection, "engine" | "jobs" | "oneAtATime">,
	logger: Logger,
	queues: readonly { queue: string; policy: Omit<Queue, "name"> }[],
): Promise<PgBoss> {
	const boss = new PgBoss({
		db: jobs,
		backend: engine === "embedded" ? "pglite" : "postgres",
		schema: "jobs",
		schedule: false,
		superviseIntervalSeconds: 30,
		monitorIntervalSeconds: 30,
	});
	boss.on("error", (error) => logger.warn({ err: error }, "job queue error"));
	// Servers that start at the same time must not create the tables concurrently.
	await oneAtATime(async () => {
		await boss.start();
		for (const { queue, policy } of queues) {
			await boss.createQueue(queue, policy);
			await boss.updateQueue(queue, policy);
		}
	});
	return boss;
}
