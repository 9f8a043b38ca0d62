import { data, Form, useNavigation } from "react-router";
import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { importSheet, newProblems } from "../../admin/spreadsheets/import-sheet.server";
import { ImportedSheet } from "../../admin/spreadsheets/imported-sheet";
import { kindName } from "../../admin/spreadsheets/kind-name";
import { readSheet } from "../../admin/spreadsheets/read-sheet.server";
import { SheetPreview } from "../../admin/spreadsheets/sheet-preview";
import { sheetText } from "../../admin/spreadsheets/sheet-text.server";
import { atWork } from "../../admin/staff-context.server";
import { isKind } from "../../catalogue/shapes";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { Button } from "../../ui/primitives/button";
import { TextAreaField } from "../../ui/primitives/field";
import type { Route } from "./+types/spreadsheet";

export function loader({ params: { kind } }: Route.LoaderArgs) {
	if (!isKind(kind)) throw data(null, { status: 404 });
	return { kind };
}

export async function action({ request, context, params: { kind } }: Route.ActionArgs) {
	if (!isKind(kind)) throw data(null, { status: 404 });
	const { db } = context.get(services);
	const form = await request.formData();
	const text = await sheetText(form);
	if (form.get("intent") === "import")
		return { step: "imported" as const, result: await importSheet(db, kind, text, context.get(atWork).staff.id) };
	const { changes, ...read } = await readSheet(db, kind, text);
	const warnings = await newProblems(db, changes, kind, Date.now());
	const shown = changes.map(({ data: _, ...change }) => change);
	const preview = { step: "preview" as const, text, changes: shown, warnings, ...read };
	return data(preview, { status: read.problems.length > 0 ? 422 : 200 });
}

export default function Spreadsheet({ loaderData: { kind }, actionData: done }: Route.ComponentProps) {
	const isBusy = useNavigation().state !== "idle";
	const name = kindName(kind);
	return (
		<>
			<title>{`${name} | ${m.admin_title()}`}</title>
			<p className="pb-2 text-sm">
				<AdminLink to="/admin/spreadsheets">{m.admin_spreadsheets_back()}</AdminLink>
			</p>
			<ScreenHeading
				title={m.admin_spreadsheets_import_kind({ kind: name })}
				lead={m.admin_spreadsheets_import_lead()}
				guide="spreadsheets"
			/>
			<div className="grid gap-5">
				{done?.step === "imported" && <ImportedSheet kind={kind} result={done.result} />}
				{done?.step === "preview" && <SheetPreview key={done.csv} preview={done} />}
				<Form method="post" encType="multipart/form-data" className="panel grid min-w-0 gap-4">
					<input type="hidden" name="intent" value="preview" />
					<div className="grid min-w-0 gap-1.5">
						<label htmlFor="field-file" className="font-semibold">
							{m.admin_spreadsheets_file()}
						</label>
						<input
							id="field-file"
							type="file"
							name="file"
							accept=".csv,text/csv,text/tab-separated-values,text/plain"
							className="sheet-file"
						/>
						<p className="text-sm text-ink-soft">{m.admin_spreadsheets_file_hint()}</p>
					</div>
					<TextAreaField
						name="text"
						label={m.admin_spreadsheets_paste()}
						hint={m.admin_spreadsheets_paste_hint()}
						defaultValue={done?.step === "preview" ? done.text : ""}
						key={done?.step === "preview" ? done.text : "empty"}
						className="sheet-text"
						spellCheck={false}
						wrap="off"
					/>
					<Button type="submit" className="justify-self-start" aria-busy={isBusy}>
						{m.admin_spreadsheets_preview()}
					</Button>
				</Form>
				<details className="panel">
					<summary className="cursor-pointer font-semibold">{m.admin_spreadsheets_how()}</summary>
					<ul className="list-disc pt-3 pl-5">
						<li>{m.admin_spreadsheets_how_revision()}</li>
						<li>{m.admin_spreadsheets_how_rows()}</li>
						<li>{m.admin_spreadsheets_how_lists()}</li>
						<li>{m.admin_spreadsheets_how_numbers()}</li>
						<li>{m.admin_spreadsheets_how_new()}</li>
						<li>{m.admin_spreadsheets_how_blank()}</li>
					</ul>
				</details>
			</div>
		</>
	);
}
