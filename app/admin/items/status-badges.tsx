import { m } from "../../paraglide/messages.js";
import type { Status, StatusWord } from "./item-status";
import { timeWords } from "./period-words";

export const statusLabels: Record<StatusWord, () => string> = {
	live: m.admin_items_status_live,
	changed: m.admin_items_status_changed,
	new: m.admin_items_status_new,
	removed: m.admin_items_status_removed,
	hidden: m.admin_items_status_hidden,
	scheduled: m.admin_items_status_scheduled,
	ends: m.admin_items_status_ends,
	unconfirmed: m.admin_items_status_unconfirmed,
};

/** One vocabulary everywhere: Live, Changed, New, Scheduled, Ends, Hidden, Unconfirmed. */
export const StatusBadges = ({ statuses }: { statuses: readonly Status[] }) => (
	<span className="flex flex-wrap gap-1.5">
		{statuses.map(({ word, date }) => (
			<span key={word} className="item-status" data-status={word}>
				{statusLabels[word]()}
				{date && ` ${timeWords(date)}`}
			</span>
		))}
	</span>
);
