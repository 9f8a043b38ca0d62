import { data, redirect } from "react-router";
import { staffData } from "../../admin/staff/staff-data.server";
import { handleStaffForm } from "../../admin/staff/staff-forms.server";
import { StaffView, staffNotice } from "../../admin/staff/staff-view";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/staff";

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
	data: await staffData(context.get(services), context.get(atWork), Date.now()),
	notice: staffNotice(url.searchParams.get("done")),
});

export async function action({ request, context }: Route.ActionArgs) {
	const outcome = await handleStaffForm(request, context.get(services), context.get(atWork), Date.now());
	if (!outcome) throw data(null, { status: 400 });
	if (outcome.kind === "done") return redirect(`/admin/staff?done=${outcome.notice}`, 303);
	return data(outcome, { status: outcome.kind === "failed" ? outcome.status : 200 });
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
	return <StaffView {...loaderData} outcome={actionData} />;
}
