import { currentCatalogue } from "../../catalogue/current.server";
import { dealer } from "../../content/dealer";
import { languageTag } from "../../platform/language-tag";
import type { Services } from "../../platform/services.server";
import { type AtWork, isProven, proofFor } from "../staff-context.server";
import { colleagues } from "./colleagues.server";
import { openInvitations } from "./invitations.server";

/** What `/admin/staff` shows. */
export async function staffData({ db }: Pick<Services, "db">, who: AtWork, now: number) {
	const [people, invitations] = await Promise.all([colleagues(db), openInvitations(db, now)]);
	const stores = currentCatalogue().stores.map(({ id, name }) => ({ id, name }));
	const nameOf = new Map(stores.map(({ id, name }) => [id, name]));
	/** A store that was closed since keeps its id. */
	const names = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? id);
	const day = new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeZone: dealer.timeZone });
	const owners = people.filter(({ role }) => role === "owner").length;
	const lasts = proofFor("manage-staff", who.hasSecondFactor);
	return {
		mayChange: lasts === null || isProven(who, lasts, now),
		stores,
		colleagues: people.map(({ lastSeen, since, ...person }) => ({
			...person,
			storeNames: names(person.stores),
			isYou: person.id === who.staff.id,
			isLastOwner: person.role === "owner" && owners === 1,
			lastSeen: lastSeen && day.format(lastSeen),
			since: day.format(since),
		})),
		invitations: invitations.map(({ tokenHash, email, role, stores, expiresAt }) => ({
			id: tokenHash,
			email,
			role,
			storeNames: names(stores),
			expires: day.format(expiresAt),
		})),
	};
}

export type StaffData = Awaited<ReturnType<typeof staffData>>;
