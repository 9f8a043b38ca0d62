/** Somebody who works in the back office. */
export interface Staff {
	id: string;
	name: string;
	email: string;
	role: Role;
	/** Ids of the stores of a manager or clerk. */
	stores: readonly string[];
}

export const roles = ["owner", "manager", "clerk"] as const;
export type Role = (typeof roles)[number];

/**
 * What one may do. Publishing, staff, export and erasing also take a second factor that was shown a moment ago
 * (`needsRecentProof`).
 */
export const abilities = {
	/** Read the catalogue, its drafts and history, and preview. */
	see: ["owner", "manager", "clerk"],
	/** Save drafts, confirm prices, import spreadsheets as drafts. */
	edit: ["owner", "manager", "clerk"],
	/** Publish and undo releases. */
	publish: ["owner", "manager"],
	/** Publish the hours of one's own store. */
	"publish-hours": ["owner", "manager", "clerk"],
	/** Read and answer what visitors sent: to one's own stores, or to no store yet. */
	answer: ["owner", "manager", "clerk"],
	export: ["owner", "manager"],
	"manage-staff": ["owner"],
	"see-staff": ["owner"],
	"see-log": ["owner"],
	/** Change how oneself gets in. */
	"change-factors": ["owner", "manager", "clerk"],
} as const satisfies Record<string, readonly Role[]>;

export type Ability = keyof typeof abilities;

export const needsRecentProof = (ability: Ability): boolean =>
	ability === "publish" || ability === "publish-hours" || ability === "export" || ability === "manage-staff";

export function may({ role, stores }: Pick<Staff, "role" | "stores">, ability: Ability, store?: string): boolean {
	const allowed: readonly Role[] = abilities[ability];
	if (!allowed.includes(role)) return false;
	return store === undefined || role === "owner" || stores.includes(store);
}
