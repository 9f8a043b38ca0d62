import { Form, useNavigation } from "react-router";
import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { currentLocale, ownName } from "../../platform/language";
import { Button } from "../../ui/primitives/button";
import { FaultSummary, SelectField, TextField } from "../../ui/primitives/field";
import { PlaceFields } from "./place-fields";
import type { StaffOutcome } from "./staff-forms.server";

type Failed = Extract<StaffOutcome, { kind: "failed" }>;

/** STAFF-5: invites somebody by mail. */
export function InviteForm({
	stores,
	failed,
}: {
	stores: readonly { id: string; name: string }[];
	failed: Failed | undefined;
}) {
	const isBusy = useNavigation().formData?.get("intent") === "invite";
	const typed = failed?.typed;
	return (
		<Form method="post" noValidate className="grid gap-5">
			<input type="hidden" name="intent" value="invite" />
			{failed && (
				<FaultSummary title={failed.message} faults={failed.faults.filter(({ field }) => field === "email")} />
			)}
			<TextField
				name="email"
				type="email"
				inputMode="email"
				autoComplete="off"
				label={m.admin_staff_email()}
				defaultValue={typed?.email}
				maxLength={254}
				required
				error={failed?.faults.find(({ field }) => field === "email")?.text}
			/>
			<PlaceFields
				id="invite"
				stores={stores}
				chosen={typed ?? { role: "clerk", stores: [] }}
				faults={failed?.faults ?? []}
			/>
			<LanguageField id="invite-language" chosen={typed?.language} />
			<Button type="submit" aria-busy={isBusy} className="justify-self-start max-sm:w-full">
				{m.admin_staff_invite()}
			</Button>
		</Form>
	);
}

/** The language of the mail. */
export const LanguageField = ({ id, chosen }: { id: string; chosen?: string | undefined }) => (
	<SelectField id={id} name="language" label={m.admin_staff_language()} defaultValue={chosen ?? currentLocale()}>
		{locales.map((locale) => (
			<option key={locale} value={locale} lang={locale}>
				{ownName(locale)}
			</option>
		))}
	</SelectField>
);
