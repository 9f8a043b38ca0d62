import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { closest } from "./closest-entries";
import type { IndexEntry } from "./search-index";

/** FIND-3: a search without results says so and offers a way on. */
export function NothingFound({ query, entries }: { query: string; entries: readonly IndexEntry[] }) {
	return (
		<div className="min-h-0 overflow-y-auto border-t border-line p-5">
			<p className="font-semibold">{m.search_nothing({ query: query.trim() })}</p>
			<p className="mt-3 text-sm text-ink-soft">{m.search_closest()}</p>
			<ul className="mt-1 grid">
				{closest(query, entries).map(({ title, url }) => (
					<li key={title}>
						<SiteLink to={url} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
							{title}
						</SiteLink>
					</li>
				))}
			</ul>
			<SiteLink to="/locations" className={buttonClass({ look: "secondary" }, "mt-3")}>
				{m.search_see_stores()}
			</SiteLink>
		</div>
	);
}
