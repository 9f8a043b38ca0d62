import { Search, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button, IconButton } from "../../ui/primitives/button";
import { closeAllOverlays, Overlay } from "../../ui/primitives/overlay";
import { keywordRoute } from "./keyword-route";

export const searchDialogId = "search-dialog";

/** SRCH-1. Without scripts the form goes to `/search`, which leads on by the same rules. */
export function SearchDialog() {
	const [query, setQuery] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const navigate = useNavigate();

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const wanted = query.trim();
		if (!wanted) return input.current?.focus();
		closeAllOverlays();
		setQuery("");
		navigate(localePath(keywordRoute(wanted)));
	};

	return (
		<Overlay id={searchDialogId} title={m.search_title()} side="center" closeLabel={m.close()}>
			<search>
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
							type="search"
							name="q"
							autoComplete="off"
							enterKeyHint="search"
							aria-label={m.search_title()}
							placeholder={m.search_placeholder()}
							value={query}
							onChange={(event) => setQuery(event.target.value)}
							className="min-h-13 w-full rounded-full border border-line-strong bg-surface pr-13 pl-12 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
						/>
						{query && (
							<IconButton
								label={m.search_clear()}
								className="absolute! top-1 right-1"
								onClick={() => {
									setQuery("");
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
			</search>
		</Overlay>
	);
}
