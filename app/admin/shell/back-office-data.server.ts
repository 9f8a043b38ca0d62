import { pendingCount } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { type Ability, abilities, may } from "../staff";
import type { AtWork } from "../staff-context.server";

/** Data of the frame around every screen: who works here, what they may do, and what waits to be published. */
export async function backOfficeData(db: Database, { staff, hasSecondFactor }: AtWork) {
	return {
		name: staff.name,
		role: staff.role,
		stores: staff.stores,
		abilities: (Object.keys(abilities) as Ability[]).filter((ability) => may(staff, ability)),
		hasSecondFactor,
		pending: await pendingCount(db),
	};
}

export type BackOfficeData = Awaited<ReturnType<typeof backOfficeData>>;
