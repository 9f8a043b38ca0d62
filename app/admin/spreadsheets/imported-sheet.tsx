import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import type { Imported } from "./import-sheet.server";
import { Conflicts } from "./sheet-preview";

/** What became of the rows that were confirmed. */
export function ImportedSheet({ kind, result }: { kind: string; result: Imported }) {
	const { saved, merged, unchanged, conflicts, problems } = result;
	const box = useRef<HTMLElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<section ref={box} tabIndex={-1} role="status" className="panel grid justify-items-start gap-3">
			<p className="flex items-center gap-2 font-semibold">
				<CircleCheck aria-hidden size={22} className="shrink-0 text-good" />
				{m.admin_spreadsheets_done({ count: saved.length + merged.length })}
			</p>
			{merged.length > 0 && <p>{m.admin_spreadsheets_merged({ items: merged.join(", ") })}</p>}
			{unchanged > 0 && <p className="text-sm text-ink-soft">{m.admin_spreadsheets_unchanged({ count: unchanged })}</p>}
			{problems.map((problem) => (
				<p key={problem}>{problem}</p>
			))}
			{conflicts.map(({ item, fields }) => (
				<div key={item}>
					<p>
						{m.admin_spreadsheets_not_saved({ item })}{" "}
						<AdminLink to={`/admin/items/${kind}/${item}`}>{m.admin_spreadsheets_open_item()}</AdminLink>
					</p>
					<Conflicts fields={fields} />
				</div>
			))}
			<AdminLink to="/admin/review" className={buttonClass()}>
				{m.admin_review()}
			</AdminLink>
		</section>
	);
}
