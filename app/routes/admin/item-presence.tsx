import { redirect } from "react-router";
import { notePresence } from "../../admin/items/kept-draft.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/item-presence";

/** "I have this screen open": sent by a script every 20 seconds. */
export const action = ({ context, request }: Route.ActionArgs) =>
	notePresence(context.get(services).db, context.get(atWork).staff, request);

export const loader = () => redirect("/admin/items");
