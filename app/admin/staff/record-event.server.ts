import type { Database } from "../../../db/connect";
import { staffEvents } from "../../../db/schema";
import type { StaffEventName } from "./staff-events";

interface StaffEvent {
	/** Who did it; null: the command line. */
	author: string | null;
	what: StaffEventName;
	/** What it was done to; `staff-events.ts` says what it names. */
	subject?: string;
}

/** Appends to the log of who did what (STAFF-9): in the transaction of what it tells of, where there is one. */
export async function recordEvent(db: Pick<Database, "insert">, event: StaffEvent): Promise<void> {
	await db.insert(staffEvents).values(event);
}
