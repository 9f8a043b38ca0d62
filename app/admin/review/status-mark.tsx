import { m } from "../../paraglide/messages.js";

const words = {
	changed: m.admin_status_changed,
	new: m.admin_status_new,
	live: m.admin_status_live,
	removed: m.admin_status_removed,
	scheduled: m.admin_status_scheduled,
	ends: m.admin_status_ends,
} as const;

/** One word for the state of an item, the same on every screen. */
export const StatusMark = ({ status }: { status: keyof typeof words }) => (
	<span className="status-mark" data-status={status}>
		{words[status]()}
	</span>
);
