import { memo, type RefObject, useEffect, useMemo, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useCombobox } from "./combobox";
import { fetchEntries, fetchPosts } from "./fetch-index";
import { NothingFound } from "./nothing-found";
import { EXACT_MATCH, SHORTEST_QUERY, type Suggestion, suggest } from "./score-entries";
import type { IndexEntry, IndexPost } from "./search-index";
import { SuggestionOption } from "./suggestion-option";

const listId = "search-suggestions";
const optionId = (at: number) => `search-suggestion-${at}`;

/** The suggestions below the search box (SRCH-2…7), loaded when the visitor is about to search. */
export default memo(function SearchSuggestions({
	input,
	query,
	onChoose,
}: {
	input: RefObject<HTMLInputElement | null>;
	query: string;
	onChoose: (suggestion: Suggestion) => void;
}) {
	const { found, entries } = useFound(query);
	/** The query whose list was closed, by Escape or by choosing an option. */
	const [closedFor, setClosedFor] = useState<string>();
	if (closedFor !== undefined && closedFor !== query) setClosedFor(undefined);
	const isOpen = found.length > 0 && closedFor !== query;

	const choose = (at: number) => {
		const suggestion = found[at];
		if (!suggestion) return;
		setClosedFor(suggestion.title);
		onChoose(suggestion);
	};
	const active = useCombobox({
		input,
		listId,
		optionId,
		query,
		count: found.length,
		preselected: found[0]?.score === EXACT_MATCH ? 0 : undefined,
		isOpen,
		open: () => setClosedFor(undefined),
		close: () => setClosedFor(query),
		choose,
	});

	const isEmpty = found.length === 0 && entries.length > 0 && query.trim().length >= SHORTEST_QUERY;
	return (
		<>
			<p role="status" className="sr-only">
				{closedFor === query ? "" : countWords(query, found.length)}
			</p>
			{isOpen && (
				<div className="flex min-h-0 flex-col border-t border-line">
					<div
						id={listId}
						role="listbox"
						aria-label={m.search_suggestions()}
						className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
					>
						{found.map((suggestion, at) => (
							<SuggestionOption
								key={`${suggestion.type} ${suggestion.url} ${suggestion.title}`}
								id={optionId(at)}
								suggestion={suggestion}
								query={query}
								isActive={at === active}
								onChoose={() => choose(at)}
							/>
						))}
					</div>
					<p
						aria-hidden="true"
						className="flex gap-5 border-t border-line bg-sunken px-5 py-2 text-xs text-ink-soft max-sm:hidden"
					>
						<KeyHint keys="↑ ↓">{m.search_key_move()}</KeyHint>
						<KeyHint keys="↵">{m.search_key_open()}</KeyHint>
						<KeyHint keys="Esc">{m.search_key_close()}</KeyHint>
					</p>
				</div>
			)}
			{isEmpty && closedFor !== query && <NothingFound query={query} entries={entries} />}
		</>
	);
});

const KeyHint = ({ keys, children }: { keys: string; children: string }) => (
	<span className="inline-flex items-center gap-1.5">
		<kbd className="rounded-sm border border-line bg-raised px-1.5 font-text">{keys}</kbd> {children}
	</span>
);

function countWords(query: string, count: number): string {
	if (query.trim().length < SHORTEST_QUERY) return "";
	if (count === 0) return m.search_none_found();
	return count === 1 ? m.search_one_found() : m.search_many_found({ count });
}

function useFound(query: string): { found: Suggestion[]; entries: readonly IndexEntry[] } {
	const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
	const [posts, setPosts] = useState<readonly IndexPost[]>([]);
	useEffect(() => {
		fetchEntries().then(setEntries);
		fetchPosts().then(setPosts);
	}, []);
	const found = useMemo(() => suggest(query, entries, posts), [query, entries, posts]);
	return { found, entries };
}
