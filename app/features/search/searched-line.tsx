import { useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { splitLocale } from "../../platform/language";
import { SiteLink } from "../../platform/site-link";
import { closerThan } from "./closer-entries";
import { fetchEntries } from "./fetch-index";
import type { IndexEntry } from "./search-index";

export default function SearchedLine({ query, pathname }: { query: string; pathname: string }) {
	const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
	useEffect(() => {
		fetchEntries().then(setEntries);
	}, []);
	const closer = closerThan(splitLocale(pathname).path, query, entries);
	return (
		<div role="status" className="bg-accent-soft text-sm empty:hidden">
			{closer.length > 0 && (
				<p className="page-width flex flex-wrap items-center gap-x-4">
					{m.search_arrived({ query })}
					{closer.map(({ title, url }) => (
						<SiteLink key={url} to={url} className="inline-flex min-h-[44px] items-center font-semibold text-accent">
							{title}
						</SiteLink>
					))}
				</p>
			)}
		</div>
	);
}
