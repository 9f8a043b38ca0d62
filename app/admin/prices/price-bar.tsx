import { useSyncExternalStore } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import type { GridEdits } from "./grid-edits";

/** GRID-4: below the table, always in reach: what is not saved yet, and what to do with the rows that are ticked. */
export function PriceBar({
	edits,
	selected,
	status,
	isSaving,
	source,
	onUndo,
	onGoToWrong,
	onCheckSelected,
	onSource,
}: {
	edits: GridEdits;
	selected: number;
	/** What happened last: saved, offline … */
	status: { tone: "bad" | "good" | "plain"; text: string } | null;
	isSaving: boolean;
	source: string;
	onUndo: () => void;
	onGoToWrong: () => void;
	onCheckSelected: () => void;
	onSource: (source: string) => void;
}) {
	const { changed, wrong, old } = useSyncExternalStore(edits.subscribeAll, edits.summary, edits.summary);
	const tones = { bad: "text-bad", good: "text-good", plain: "text-ink-soft" };
	return (
		<div className="price-bar" id="price-bar" data-idle={changed + selected === 0 && !status ? "" : undefined}>
			<div className="price-bar-select" data-selected={selected}>
				<span className="needs-script font-semibold">{m.admin_prices_selected({ count: selected })}</span>
				<label className="flex min-w-0 grow items-center gap-2">
					<span className="shrink-0 text-xs text-ink-soft">{m.admin_prices_source()}</span>
					<input
						name="source"
						defaultValue={source}
						maxLength={200}
						onBlur={({ target }) => onSource(target.value)}
						className="price-bar-source"
					/>
				</label>
				<Button
					type="submit"
					name="intent"
					value="check"
					look="secondary"
					size="small"
					className="min-h-11 md:pointer-fine:min-h-9"
					onClick={(event) => {
						event.preventDefault();
						onCheckSelected();
					}}
				>
					{m.admin_prices_check_now()}
				</Button>
			</div>
			<div className="price-bar-save">
				<p role="status" className="grid min-w-0 grow text-sm">
					{changed > 0 && (
						<span className="font-semibold">
							{isSaving ? m.admin_prices_saving() : m.admin_prices_unsaved({ count: changed })}
						</span>
					)}
					{old && <span className="price-bar-old text-ink-soft">{old}</span>}
					{status && <span className={tones[status.tone]}>{status.text}</span>}
					{changed === 0 && !status && !old && (
						<span className="price-bar-keys needs-script text-xs text-ink-soft">{m.admin_prices_keys()}</span>
					)}
				</p>
				{wrong > 0 && (
					<Button
						look="quiet"
						size="small"
						className="needs-script min-h-11 text-bad md:pointer-fine:min-h-9"
						onClick={onGoToWrong}
					>
						{m.admin_prices_wrong({ count: wrong })}
					</Button>
				)}
				<Button look="quiet" size="small" className="needs-script min-h-11 md:pointer-fine:min-h-9" onClick={onUndo}>
					{m.admin_prices_undo()}
				</Button>
				<Button
					type="submit"
					name="intent"
					value="save"
					size="small"
					aria-busy={isSaving}
					className="min-h-11 md:pointer-fine:min-h-9"
				>
					{m.admin_prices_save()}
				</Button>
			</div>
		</div>
	);
}
