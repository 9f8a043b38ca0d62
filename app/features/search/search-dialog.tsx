import { Search, X } from "lucide-react";
import { type FormEvent, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button, IconButton } from "../../ui/primitives/button";
import { Overlay } from "../../ui/primitives/overlay";
import { useLeaveOverlay } from "../../ui/primitives/overlay-history";
import { keywordRoute } from "./keyword-route";
import type { Suggestion } from "./score-entries";
import { loadSuggestions, searchDialogId } from "./search-button";
import { searchedState } from "./searched";

/** SRCH-1. Without scripts the form goes to `/search`, which redirects by the same rules. */
export default function SearchDialog() {
	const [query, setQuery] = useState("");
	/** The query of the suggestions. It follows the input in a transition, so that typing is never delayed. */
	const [searched, setSearched] = useState("");
	const type = useCallback((text: string) => {
		setQuery(text);
		startTransition(() => setSearched(text));
	}, []);
	const input = useRef<HTMLInputElement>(null);
	const leave = useLeaveOverlay();
	const { Suggestions, prepare } = useSuggestions(input, type);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const wanted = query.trim();
		if (!wanted) return input.current?.focus();
		type("");
		leave(localePath(keywordRoute(wanted)), searchedState(wanted));
	};
	const choose = useCallback(
		({ title, url }: Suggestion) => {
			setQuery(title);
			// Not in a transition: the list must close for this text at once.
			setSearched(title);
			leave(localePath(url));
		},
		[leave],
	);

	return (
		<Overlay id={searchDialogId} title={m.search_title()} side="center" closeLabel={m.close()}>
			<search className="flex min-h-0 flex-col">
				<form action={localePath("/search")} className="flex flex-wrap gap-3 p-5" onSubmit={submit}>
					<div className="relative min-w-0 flex-[1_1_16rem]">
						<Search
							aria-hidden
							size={20}
							className="pointer-events-none absolute top-1/2 left-[16px] -translate-y-1/2 text-ink-soft"
						/>
						<input
							ref={input}
							// biome-ignore lint/a11y/noAutofocus: a search dialog is opened to type in it.
							autoFocus
							type="text"
							name="q"
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							enterKeyHint="search"
							aria-label={m.search_title()}
							placeholder={m.search_placeholder()}
							value={query}
							onFocus={({ target }) => {
								prepare();
								// The query before is replaced by typing.
								target.select();
							}}
							onChange={(event) => type(event.target.value)}
							onKeyDownCapture={({ key }) => {
								// Arrow keys and Enter act on the suggestions of what was typed, even if they are not rendered yet.
								if (key.length > 1) flushSync(() => setSearched(query));
							}}
							className="min-h-13 w-full rounded-full border border-line-strong bg-surface pr-[52px] pl-[48px] text-ellipsis placeholder:text-ink-soft"
						/>
						{query && (
							<IconButton
								label={m.search_clear()}
								className="absolute! top-1/2 right-[4px] -translate-y-1/2"
								onClick={() => {
									type("");
									input.current?.focus();
								}}
							>
								<X aria-hidden size={18} />
							</IconButton>
						)}
					</div>
					<Button type="submit" size="large" className="max-sm:w-full">
						{m.search()}
					</Button>
				</form>
				{Suggestions && <Suggestions input={input} query={searched} onChoose={choose} />}
			</search>
		</Overlay>
	);
}

type SuggestionsView = Awaited<ReturnType<typeof loadSuggestions>>["default"];

/** Loads the suggestions when the input gets focus. The search works without them. */
function useSuggestions(input: RefObject<HTMLInputElement | null>, type: (text: string) => void) {
	const [view, setView] = useState<SuggestionsView>();
	const prepare = () => {
		loadSuggestions()
			.then((module) => setView(() => module.default))
			.catch((error) => console.error("Search suggestions could not be loaded", error));
	};
	const catchUp = useRef(() => {
		const box = input.current;
		if (box?.value) type(box.value);
		if (box && document.activeElement === box) prepare();
	});
	// The dialog can be opened and typed into before hydration.
	useEffect(() => catchUp.current(), []);
	return { Suggestions: view, prepare };
}
