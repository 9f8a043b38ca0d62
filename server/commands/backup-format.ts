import { z } from "zod";

/**
 * A backup is a text file with one JSON value per line: a header, every row of every table, a trailer with the number of
 * rows, and the secret if there is one. It can be restored into either engine.
 */
export const BACKUP_VERSION = 1;

export const backupLine = z.union([
	z.object({ backup: z.literal("bay-and-palmetto"), version: z.literal(BACKUP_VERSION), made: z.string() }),
	z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
	z.object({ end: z.int() }),
	z.object({ secret: z.string() }),
]);

export type BackupLine = z.infer<typeof backupLine>;

/** The queue of mails. It belongs to pg-boss, so only unsent mails are carried over. */
export const MAIL_TABLE = "jobs.job";
