import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button } from "../../ui/primitives/button";

const TYPING_PAUSE = 300;

/** BLOG-1: search and categories. Their state is the address, so the form works without scripts too. */
export function StoryFilters({
	text,
	category,
	categories,
}: {
	text: string;
	category: string | null;
	categories: readonly string[];
}) {
	const submit = useSubmit();
	const field = useRef<HTMLInputElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(pause.current), []);
	// The back button changes the address without anybody typing.
	useEffect(() => {
		if (field.current && document.activeElement !== field.current) field.current.value = text;
	}, [text]);

	const searchSoon = () => {
		clearTimeout(pause.current);
		pause.current = setTimeout(() => {
			const query = { q: field.current?.value ?? "", category: category ?? "" };
			submit(query, { action: localePath("/blog"), replace: true, preventScrollReset: true });
		}, TYPING_PAUSE);
	};

	return (
		<search>
			<Form action={localePath("/blog")} className="grid gap-4" preventScrollReset>
				<div className="flex max-w-xl gap-2">
					<div className="relative flex-1">
						<Search
							aria-hidden
							size={20}
							className="pointer-events-none absolute top-1/2 left-[16px] -translate-y-1/2 text-ink-soft"
						/>
						<input
							ref={field}
							type="search"
							name="q"
							defaultValue={text}
							onChange={searchSoon}
							aria-label={m.stories_search_label()}
							placeholder={m.stories_search_placeholder()}
							className="min-h-13 w-full rounded-full border border-line-strong bg-raised pr-4 pl-[48px] placeholder:text-ink-soft"
						/>
					</div>
					{/* The first submit button is the one Enter presses: it keeps the chosen category. */}
					<Button type="submit" name="category" value={category ?? ""} size="large">
						{m.search()}
					</Button>
				</div>
				<fieldset className="flex flex-wrap gap-2">
					<legend className="sr-only">{m.stories_categories()}</legend>
					{[null, ...categories].map((each) => (
						<Button
							key={each ?? ""}
							type="submit"
							name="category"
							value={each ?? ""}
							look={each === category ? "primary" : "secondary"}
							size="small"
							className="min-h-11!"
							aria-pressed={each === category}
						>
							{each ?? m.stories_all()}
						</Button>
					))}
				</fieldset>
			</Form>
		</search>
	);
}
