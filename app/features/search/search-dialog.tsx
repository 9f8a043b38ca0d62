import { Search, X } from "lucide-react";
import { type FormEvent, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button, IconButton } from "../../ui/primitives/button";
import { closeAllOverlays, Overlay } from "../../ui/primitives/overlay";
import { keywordRoute } from "./keyword-route";
import type { Suggestion } from "./score-entries";
import { loadSuggestions } from "./search-button";
import { searchDialogId } from "./search-dialog-id";

/** SRCH-1. Without scripts the form goes to `/search`, which leads on by the same rules. */
export default function SearchDialog() {
	const [query, setQuery] = useState("");
	/** What the suggestions answer. They follow the box when there is time, so that a letter is drawn as soon as typed. */
	const [sought, setSought] = useState("");
	const type = useCallback((text: string) => {
		setQuery(text);
		startTransition(() => setSought(text));
	}, []);
	const input = useRef<HTMLInputElement>(null);
	const navigate = useNavigate();
	const { Suggestions, prepare } = useSuggestions(input, type);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const wanted = query.trim();
		if (!wanted) return input.current?.focus();
		closeAllOverlays();
		type("");
		navigate(localePath(keywordRoute(wanted)));
	};
	const choose = useCallback(
		({ title, url }: Suggestion) => {
			closeAllOverlays();
			setQuery(title);
			// At once, unlike what is typed: the list is closed for these words.
			setSought(title);
			navigate(localePath(url));
		},
		[navigate],
	);

	return (
		<Overlay id={searchDialogId} title={m.search_title()} side="center" closeLabel={m.close()}>
			<search className="flex min-h-0 flex-col">
				<form action={localePath("/search")} className="flex flex-wrap gap-3 p-5" onSubmit={submit}>
					<div className="relative min-w-0 flex-[1_1_16rem]">
						<Search
							aria-hidden
							size={20}
							className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
						/>
						<input
							ref={input}
							// biome-ignore lint/a11y/noAutofocus: a search dialog is opened in order to type.
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
							onFocus={prepare}
							onChange={(event) => type(event.target.value)}
							onKeyDownCapture={({ key }) => {
								// An arrow or Enter is about what was typed, also where its suggestions are still to come.
								if (key.length > 1) flushSync(() => setSought(query));
							}}
							className="min-h-13 w-full rounded-full border border-line-strong bg-surface pr-13 pl-12 text-ellipsis placeholder:text-ink-soft"
						/>
						{query && (
							<IconButton
								label={m.search_clear()}
								className="absolute! top-1 right-1"
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
				{Suggestions && <Suggestions input={input} query={sought} onChoose={choose} />}
			</search>
		</Overlay>
	);
}

type SuggestionsView = Awaited<ReturnType<typeof loadSuggestions>>["default"];

/** The suggestions, once somebody is in the search box. Without them the box still searches. */
function useSuggestions(input: RefObject<HTMLInputElement | null>, type: (text: string) => void) {
	const [view, setView] = useState<SuggestionsView>();
	const prepare = () => {
		loadSuggestions()
			.then((module) => setView(() => module.default))
			.catch((error) => console.error("The search goes on without suggestions", error));
	};
	const catchUp = useRef(() => {
		const box = input.current;
		if (box?.value) type(box.value);
		if (box && document.activeElement === box) prepare();
	});
	// The dialog opens, and takes text, before scripts have arrived.
	useEffect(() => catchUp.current(), []);
	return { Suggestions: view, prepare };
}
