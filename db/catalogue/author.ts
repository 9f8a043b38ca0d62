import { eq } from "drizzle-orm";
import type { Database } from "../connect";
import { Refusal } from "../refusal";
import { users } from "../schema";

/** The account that a change is attributed to, by its mail address; nobody if none is given. */
export async function authorOf(db: Pick<Database, "select">, email: string | undefined): Promise<{ author?: string }> {
	if (email === undefined) return {};
	const [found] = await db.select({ author: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
	if (!found) throw new Refusal(`There is no account with the address ${email}.`);
	return found;
}
