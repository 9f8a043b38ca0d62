import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { leadData, leadFor } from "../../admin/inbox/lead.server";
import { actOnLead } from "../../admin/inbox/lead-actions.server";
import { LeadView } from "../../admin/inbox/lead-view";
import { keepingWhatWasTyped } from "../../admin/items/form/unreachable";
import { keepPosted } from "../../admin/shell/posted-again.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/lead";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { staff } = context.get(atWork);
	const { db } = context.get(services);
	const found = await leadFor(db, staff, params.lead);
	if (!found) throw data(null, { status: 404 });
	return { lead: await leadData(db, staff, found, new Date()), done: url.searchParams.get("did") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { staff } = context.get(atWork);
	const parts = context.get(services);
	return keepPosted(request, parts.logger, async () => {
		const form = await request.formData();
		const outcome = await actOnLead(parts, staff, { id: params.lead, form, now: new Date() });
		if (!outcome) throw data(null, { status: 404 });
		if ("fault" in outcome) return data(outcome, { status: outcome.fault === "changed" ? 409 : 422 });
		// Whoever has handed it to another store does not see it any more.
		const isStillTheirs = (await leadFor(parts.db, staff, params.lead)) !== null;
		return redirect(isStillTheirs ? `/admin/inbox/${params.lead}?did=${outcome.done}` : "/admin/inbox", 303);
	});
}

/** With scripts a form that cannot be sent stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepingWhatWasTyped(serverAction);

/** What a colleague has added meanwhile is shown with the refusal that it caused. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	defaultShouldRevalidate || actionStatus === 409;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.lead.name }];

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
	return <LeadView {...loaderData} again={actionData} />;
}
