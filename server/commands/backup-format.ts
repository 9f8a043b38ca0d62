import { z } from "zod";

/**
 * A backup is a text of JSON values, one a line: first what it is, then every row of every table, then its end with the
 * number of rows, then the secret if there is one. It fits either database, whichever it was made of.
 */
export const BACKUP_VERSION = 1;

export const backupLine = z.union([
	z.object({ backup: z.literal("bay-and-palmetto"), version: z.literal(BACKUP_VERSION), made: z.string() }),
	z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
	z.object({ end: z.int() }),
	z.object({ secret: z.string() }),
]);

export type BackupLine = z.infer<typeof backupLine>;

/** Where mails wait. It belongs to pg-boss, so only what still has to be sent is carried over. */
export const MAIL_TABLE = "jobs.job";
