import { CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import type { ReadSheet, SheetChange } from "./read-sheet.server";

interface Preview extends Omit<ReadSheet, "changes"> {
	changes: Omit<SheetChange, "data">[];
	warnings: string[];
}

/** What a sheet would change, item by item, before anything is changed. */
export function SheetPreview({ preview }: { preview: Preview }) {
	const { changes, unchanged, problems, warnings, csv } = preview;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<section ref={box} tabIndex={-1} className="panel grid gap-4" aria-labelledby="sheet-preview">
			<div>
				<h2 id="sheet-preview" className="text-lg">
					{m.admin_spreadsheets_would_change({ count: changes.length })}
				</h2>
				<p className="text-sm text-ink-soft">
					{m.admin_spreadsheets_nothing_yet()} {unchanged > 0 && m.admin_spreadsheets_unchanged({ count: unchanged })}
				</p>
			</div>
			{problems.length > 0 && (
				<Sentences
					title={m.admin_spreadsheets_bad_cells({ count: problems.length })}
					sentences={problems}
					className="sheet-problems"
					icon={<CircleAlert aria-hidden size={20} className="shrink-0 text-bad" />}
				/>
			)}
			{warnings.length > 0 && (
				<Sentences
					title={m.admin_spreadsheets_warnings()}
					sentences={warnings}
					className="sheet-warnings"
					icon={<TriangleAlert aria-hidden size={20} className="shrink-0" />}
				/>
			)}
			{changes.length > 0 && (
				<>
					<ul className="sheet-changes">
						{changes.map((change) => (
							<li key={change.item}>
								<p className="font-semibold">
									{change.title}{" "}
									<span className="text-xs font-normal text-ink-soft">
										{change.item} · {m.admin_spreadsheets_row({ row: change.row })}
										{change.isNew && ` · ${m.admin_spreadsheets_new()}`}
									</span>
								</p>
								<ul>
									{change.cells.map(({ name, before, after }) => (
										<li key={name} className="sheet-cell">
											<span className="text-ink-soft">{name}</span>
											<span>
												{before && <del>{before}</del>} {after ? <ins>{after}</ins> : m.admin_spreadsheets_emptied()}
											</span>
										</li>
									))}
								</ul>
								{change.isMerged && change.conflicts.length === 0 && (
									<p className="text-sm">{m.admin_spreadsheets_will_merge()}</p>
								)}
								<Conflicts fields={change.conflicts} />
							</li>
						))}
					</ul>
					<Form method="post">
						<input type="hidden" name="text" value={csv} />
						<Button type="submit" name="intent" value="import">
							{problems.length > 0
								? m.admin_spreadsheets_import_good({ count: changes.length })
								: m.admin_spreadsheets_make_drafts({ count: changes.length })}
						</Button>
					</Form>
				</>
			)}
		</section>
	);
}

const MOST_SHOWN = 100;

const Sentences = ({
	title,
	sentences,
	className,
	icon,
}: {
	title: string;
	sentences: readonly string[];
	className: string;
	icon: ReactNode;
}) => (
	<div className={className} role="alert">
		<p className="flex items-start gap-2 font-semibold">
			{icon} {title}
		</p>
		<ul className="list-disc pl-8">
			{sentences.slice(0, MOST_SHOWN).map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
		{sentences.length > MOST_SHOWN && (
			<p className="pl-8">{m.admin_spreadsheets_and_more({ count: sentences.length - MOST_SHOWN })}</p>
		)}
	</div>
);

/** Both values of what two people changed. */
export const Conflicts = ({ fields }: { fields: SheetChange["conflicts"] }) =>
	fields.length > 0 && (
		<ul className="sheet-problems">
			{fields.map(({ field, mine, theirs }) => (
				<li key={field}>{m.admin_spreadsheets_conflict({ field, mine, theirs })}</li>
			))}
		</ul>
	);
