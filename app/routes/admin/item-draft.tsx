import { redirect } from "react-router";
import { keepSentDraft } from "../../admin/items/kept-draft.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/item-draft";

/** What is typed into a form, sent by a script every second or so. */
export const action = ({ context, request }: Route.ActionArgs) =>
	keepSentDraft(context.get(services).db, context.get(atWork).staff, request);

export const loader = () => redirect("/admin/items");
