import { m } from "../../paraglide/messages.js";
import type { Role } from "../staff";

export const roleName: Readonly<Record<Role, () => string>> = {
	owner: m.admin_role_owner,
	manager: m.admin_role_manager,
	clerk: m.admin_role_clerk,
};

/** What a role may do, in a line. */
export const roleHint: Readonly<Record<Role, () => string>> = {
	owner: m.admin_role_owner_hint,
	manager: m.admin_role_manager_hint,
	clerk: m.admin_role_clerk_hint,
};
