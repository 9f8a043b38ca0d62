import type { Kind } from "../../catalogue/shapes";
import { m } from "../../paraglide/messages.js";
import { kindNames } from "../items/kind-names";

/** The items of a kind as people call them. */
export const kindName = (kind: Kind): string =>
	kind === "order" ? m.admin_spreadsheets_kind_order() : kindNames[kind].many();
