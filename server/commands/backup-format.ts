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

/** Tables that triggers or the start of a server fill from others: not part of a backup, and ignored in older ones. */
export const DERIVED_TABLES: readonly string[] = ["site_languages", "story_editions", "shown_stories"];

/** The queue of mails. It belongs to pg-boss, so only unsent mails are carried over. */
export const MAIL_TABLE = "jobs.job";
