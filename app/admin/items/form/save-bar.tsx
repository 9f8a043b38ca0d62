import { useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { languageTag } from "../../../platform/language-tag";
import { buttonClass } from "../../../ui/primitives/button";
import { clockTime } from "./clock-time";
import type { Kept } from "./use-kept-draft";

/** Save, in thumb reach, with what is safe by now spelled out. */
export function SaveBar({
	kept,
	draftAt,
	savedBy,
	isBusy,
}: {
	kept: Kept;
	draftAt: string | null;
	savedBy: { name: string | null; at: string } | null;
	isBusy: boolean;
}) {
	const now = useNow(kept);
	return (
		<div className="item-save-bar">
			<p role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
				{isBusy ? m.admin_items_saving() : stateWords(kept, draftAt, savedBy, now)}
			</p>
			<button type="submit" name="intent" value="save" aria-busy={isBusy} className={buttonClass()}>
				{m.admin_items_save()}
			</button>
		</div>
	);
}

function stateWords(
	kept: Kept,
	draftAt: string | null,
	savedBy: { name: string | null; at: string } | null,
	now: number,
): string {
	if (kept.state === "typing") return m.admin_items_typing();
	if (kept.state === "offline") return m.admin_items_offline();
	if (kept.state === "kept") return m.admin_items_kept({ ago: ago(now - kept.at) });
	if (draftAt) return m.admin_items_kept({ ago: clockTime(draftAt) });
	if (savedBy?.name) return m.admin_items_saved_by({ name: savedBy.name, time: clockTime(savedBy.at) });
	return m.admin_items_untouched();
}

const MINUTE = 60_000;

/** "10 sec. ago" */
function ago(milliseconds: number): string {
	const format = new Intl.RelativeTimeFormat(languageTag(), { style: "short", numeric: "auto" });
	if (milliseconds >= MINUTE) return format.format(-Math.floor(milliseconds / MINUTE), "minute");
	return format.format(-Math.floor(milliseconds / 10_000) * 10, "second");
}

/** Counts up in steps of ten seconds, so that it is not read out all the time. */
function useNow(kept: Kept): number {
	const [now, setNow] = useState(0);
	useEffect(() => {
		setNow(Date.now());
		if (kept.state !== "kept") return;
		const timer = setInterval(() => setNow(Date.now()), 10_000);
		return () => clearInterval(timer);
	}, [kept]);
	return kept.state === "kept" ? Math.max(now, kept.at) : now;
}
