import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { staffDrafts } from "../../../db/schema";
import type { Fields } from "./fields/field";

/** What somebody has typed into a form and not saved. */
export interface Draft {
	base: number;
	fields: Fields;
	at: Date;
}

interface Of {
	author: string;
	kind: string;
	item: string;
}

const ofForm = ({ author, kind, item }: Of) =>
	and(eq(staffDrafts.author, author), eq(staffDrafts.kind, kind), eq(staffDrafts.item, item));

export async function draftOf(db: Pick<Database, "select">, of: Of): Promise<Draft | null> {
	const [found] = await db
		.select({ base: staffDrafts.base, fields: staffDrafts.fields, at: staffDrafts.at })
		.from(staffDrafts)
		.where(ofForm(of));
	return found ? { ...found, fields: found.fields as Fields } : null;
}

export async function keepDraft(
	db: Pick<Database, "insert">,
	of: Of,
	draft: Pick<Draft, "base" | "fields">,
): Promise<Date> {
	const at = new Date();
	await db
		.insert(staffDrafts)
		.values({ ...of, ...draft, at })
		.onConflictDoUpdate({
			target: [staffDrafts.author, staffDrafts.kind, staffDrafts.item],
			set: { ...draft, at },
		});
	return at;
}

export const discardDraft = (db: Pick<Database, "delete">, of: Of) => db.delete(staffDrafts).where(ofForm(of));

/** The items of a kind that have somebody's unsaved changes, and whose. */
export async function draftsOfKind(
	db: Pick<Database, "select">,
	kind: string,
): Promise<{ item: string; by: string }[]> {
	return db
		.select({ item: staffDrafts.item, by: sql<string>`(select name from auth_users where id = ${staffDrafts.author})` })
		.from(staffDrafts)
		.where(eq(staffDrafts.kind, kind));
}
