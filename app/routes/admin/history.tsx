import { releaseList } from "../../admin/history/history-data.server";
import { ReviewPages } from "../../admin/review/review-pages";
import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/history";

export async function loader({ context, url }: Route.LoaderArgs) {
	const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
	return { ...(await releaseList(context.get(services).db, page)), page };
}

export default function HistoryScreen({ loaderData: { releases, count, newest, page } }: Route.ComponentProps) {
	return (
		<>
			<ScreenHeading title={m.admin_history()} lead={m.admin_history_lead()} guide="history" />
			<ul className="grid gap-2">
				{releases.map(({ number, at, author, note, items, restores }) => (
					<li key={number}>
						<AdminLink to={`/admin/history/${number}`} className="panel history-release">
							<span className="font-semibold">
								{m.admin_preview_of_release({ number })}
								{number === newest && (
									<span className="status-mark ml-2" data-status="live">
										{m.admin_review_latest()}
									</span>
								)}
							</span>
							<span className="text-sm text-ink-soft">
								{[at, author ?? m.admin_history_nobody(), m.admin_history_items({ count: items })].join(" · ")}
							</span>
							{(note || restores !== null) && (
								<span className="text-sm">
									{[restores !== null && m.admin_history_as_in({ number: restores }), note && `“${note}”`]
										.filter(Boolean)
										.join(" · ")}
								</span>
							)}
						</AdminLink>
					</li>
				))}
			</ul>
			<ReviewPages page={page} count={count} />
		</>
	);
}
