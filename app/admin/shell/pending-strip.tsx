import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "./admin-link";

/** Says on every screen how much is not on the site yet. */
export function PendingStrip({ count, mayPublish }: { count: number; mayPublish: boolean }) {
	if (count === 0) return null;
	return (
		<p className="pending-strip">
			<span className="font-semibold">{m.admin_pending({ count })}</span>
			<AdminLink to="/admin/review" className={buttonClass({ look: "secondary", size: "small" })}>
				{mayPublish ? m.admin_review_and_publish() : m.admin_review()}
			</AdminLink>
		</p>
	);
}
