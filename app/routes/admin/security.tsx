import { data, redirect } from "react-router";
import { backOfficeNext } from "../../admin/back-office-next.server";
import { changeFactors } from "../../admin/security/change-factors.server";
import { securityData } from "../../admin/security/security-data.server";
import { SecurityView } from "../../admin/security/security-view";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/security";

const hereOf = (next: string | null) => (next ? `/admin/security?${new URLSearchParams({ next })}` : "/admin/security");

export function loader({ request, url, context }: Route.LoaderArgs) {
	const next = backOfficeNext(url.searchParams.get("next"));
	const userAgent = request.headers.get("User-Agent") ?? "";
	const place = { userAgent, next, here: hereOf(next), now: Date.now() };
	return securityData(context.get(services), context.get(atWork), place);
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const change = await changeFactors(request, context.get(services), context.get(atWork), Date.now());
	if (!change) throw data(null, { status: 400 });
	if (!change.done) return data({ codes: null, fault: change.fault }, { status: change.fault.status });
	if (change.codes) return { codes: change.codes, fault: undefined };
	return redirect(hereOf(backOfficeNext(url.searchParams.get("next"))), 303);
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
	return <SecurityView data={loaderData} codes={actionData?.codes ?? null} fault={actionData?.fault} />;
}
