import { redirect } from "react-router";
import { authenticationOptions, passkeysWork, registrationOptions } from "../../admin/security/passkeys.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/security-challenge";

/** What the browser needs to make a passkey or to ask for one. */
export async function action({ request, context }: Route.ActionArgs) {
	const { staff, sessionId } = context.get(atWork);
	const { db, siteUrl } = context.get(services);
	if (!passkeysWork({ siteUrl })) return Response.json(null, { status: 404 });
	const purpose = (await request.formData()).get("purpose");
	const options =
		purpose === "make"
			? await registrationOptions({ db, siteUrl }, staff, sessionId)
			: await authenticationOptions({ db, siteUrl }, staff.id, sessionId);
	return Response.json(options);
}

export const loader = () => redirect("/admin/security");
