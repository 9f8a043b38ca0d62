import { m } from "../../paraglide/messages.js";
import { AdminLink } from "../shell/admin-link";
import { PAGE } from "./review-page";

/** The pages of a list that is too long for one. */
export function ReviewPages({ page, count }: { page: number; count: number }) {
	const last = Math.ceil(count / PAGE);
	if (last <= 1) return null;
	return (
		<nav aria-label={m.admin_review_pages()} className="flex flex-wrap items-center gap-4 pt-4 text-sm">
			{page > 1 && (
				<AdminLink to={`?page=${page - 1}`} className="text-action inline-flex items-center">
					{m.admin_review_newer()}
				</AdminLink>
			)}
			<span>{m.admin_review_page_of({ page, last })}</span>
			{page < last && (
				<AdminLink to={`?page=${page + 1}`} className="text-action inline-flex items-center">
					{m.admin_review_older()}
				</AdminLink>
			)}
		</nav>
	);
}
