import { data } from "react-router";
import { exportSheet } from "../../admin/spreadsheets/sheet-data.server";
import { recordEvent } from "../../admin/staff/record-event.server";
import { atWork } from "../../admin/staff-context.server";
import { isKind } from "../../catalogue/shapes";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/spreadsheet-export";

/** SHEET-1: a kind as CSV. */
export async function loader({ context, params: { kind } }: Route.LoaderArgs) {
	if (!isKind(kind)) throw data(null, { status: 404 });
	const { db } = context.get(services);
	const sheet = await exportSheet(db, kind);
	await recordEvent(db, { author: context.get(atWork).staff.id, what: "exported", subject: `${kind}.csv` });
	return new Response(sheet, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${kind}.csv"`,
			"Cache-Control": "private, no-store",
		},
	});
}
