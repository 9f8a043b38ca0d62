import { data, redirect } from "react-router";
import { backOfficeNext } from "../../admin/back-office-next.server";
import { factorsOf } from "../../admin/security/factors.server";
import { passkeysWork } from "../../admin/security/passkeys.server";
import { ProofView } from "../../admin/security/proof-view";
import { prove } from "../../admin/security/proofs.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/proof";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { staff, hasSecondFactor } = context.get(atWork);
	const { db, siteUrl } = context.get(services);
	const next = backOfficeNext(url.searchParams.get("next"));
	// Nothing to show yet: first they set a factor up.
	if (!hasSecondFactor) throw redirect(`/admin/security?${new URLSearchParams(next ? { next } : {})}`);
	const { authenticator, passkeys, backupCodes } = await factorsOf(db, staff.id);
	return {
		hasCodes: Boolean(authenticator?.confirmedAt) || backupCodes > 0,
		hasPasskey: passkeys.length > 0 && passkeysWork({ siteUrl }),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await request.formData();
	const by: "code" | "passkey" = form.get("intent") === "passkey" ? "passkey" : "code";
	const shown = String(form.get(by) ?? "");
	const failure = await prove(
		context.get(services),
		context.get(atWork),
		by === "passkey" ? { passkey: shown } : { code: shown },
		Date.now(),
	);
	if (!failure) return redirect(backOfficeNext(url.searchParams.get("next")) ?? "/admin", 303);
	const { text, status, retryAfter } = failure;
	return data(
		{ fault: { text, by } as const },
		{ status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} },
	);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders ?? {};

export default function Proof({ loaderData, actionData }: Route.ComponentProps) {
	return <ProofView {...loaderData} fault={actionData?.fault} />;
}
