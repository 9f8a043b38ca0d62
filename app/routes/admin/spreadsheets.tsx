import { Download, Upload } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { AdminLink } from "../../admin/shell/admin-link";
import type { BackOfficeData } from "../../admin/shell/back-office-data.server";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { kindName } from "../../admin/spreadsheets/kind-name";
import { sheetKinds } from "../../admin/spreadsheets/sheet-kinds.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { buttonClass } from "../../ui/primitives/button";
import type { Route } from "./+types/spreadsheets";

export const loader = async ({ context }: Route.LoaderArgs) => ({ kinds: await sheetKinds(context.get(services).db) });

export default function Spreadsheets({ loaderData: { kinds } }: Route.ComponentProps) {
	const frame = useRouteLoaderData<BackOfficeData>("admin");
	const mayExport = frame?.abilities.includes("export");
	return (
		<>
			<title>{`${m.admin_spreadsheets()} | ${m.admin_title()}`}</title>
			<ScreenHeading title={m.admin_spreadsheets()} lead={m.admin_spreadsheets_lead()} guide="spreadsheets" />
			{!mayExport && <p className="panel mb-4">{m.admin_spreadsheets_no_export()}</p>}
			<ul className="panel sheet-kinds">
				{kinds.map(({ kind, count, changed }) => (
					<li key={kind}>
						<div>
							<h2 className="text-base">{kindName(kind)}</h2>
							<p className="text-xs text-ink-soft">
								{m.admin_spreadsheets_count({ count })}
								{changed > 0 && ` · ${m.admin_spreadsheets_drafts({ count: changed })}`}
							</p>
						</div>
						<div className="flex gap-2">
							{mayExport && (
								<a
									href={`/admin/spreadsheets/${kind}/export`}
									className={buttonClass({ look: "secondary", size: "medium" })}
									aria-label={m.admin_spreadsheets_export_kind({ kind: kindName(kind) })}
								>
									<Download aria-hidden size={18} /> {m.admin_spreadsheets_export()}
								</a>
							)}
							<AdminLink
								to={`/admin/spreadsheets/${kind}`}
								className={buttonClass({ look: "secondary", size: "medium" })}
								aria-label={m.admin_spreadsheets_import_kind({ kind: kindName(kind) })}
							>
								<Upload aria-hidden size={18} /> {m.admin_spreadsheets_import()}
							</AdminLink>
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
