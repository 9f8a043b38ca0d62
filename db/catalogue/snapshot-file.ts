import { readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import type { IsoDay } from "../../app/content/prices";
import type { Snapshot } from "./snapshot";

const stored = z.object({
	release: z.int(),
	revisions: z.array(
		z.object({ kind: z.string(), item: z.string(), number: z.int(), shape: z.int(), data: z.unknown() }),
	),
	checks: z.array(
		z.object({
			key: z.string(),
			on: z.string() as unknown as z.ZodType<IsoDay>,
			by: z.string(),
			source: z.string(),
		}),
	),
});

const written = ({ release, revisions, checks }: Snapshot): string =>
	JSON.stringify({ release, revisions, checks: [...checks].map(([key, check]) => ({ key, ...check })) });

export const isSameSnapshot = (a: Snapshot, b: Snapshot): boolean => written(a) === written(b);

/** Stores a snapshot; a crash leaves the old file or the new one. */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
	const temporary = `${file}.new`;
	await writeFile(temporary, written(snapshot), { mode: 0o600, flush: true });
	await rename(temporary, file);
}

export async function readSnapshot(file: string): Promise<Snapshot> {
	const { release, revisions, checks } = stored.parse(JSON.parse(await readFile(file, "utf8")));
	return { release, revisions, checks: new Map(checks.map(({ key, ...check }) => [key, check])) };
}
