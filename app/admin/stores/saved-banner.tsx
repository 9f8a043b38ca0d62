import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { AdminLink } from "../shell/admin-link";

/** Says what became of what was saved. */
export function SavedBanner({ saved, mayPublish }: { saved: string; mayPublish: boolean }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} role="status" tabIndex={-1} className="live-banner">
			<CircleCheck aria-hidden size={22} className="shrink-0 text-good" />
			<p className="grow">
				{saved === "live" ? <strong>{m.admin_stores_live_now()}</strong> : m.admin_stores_saved()}
				{saved === "merged" && ` ${m.admin_stores_merged()}`}
			</p>
			{saved !== "live" && (
				<AdminLink to="/admin/review">{mayPublish ? m.admin_review_and_publish() : m.admin_review()}</AdminLink>
			)}
		</div>
	);
}
