import { FileText, MapPin, Newspaper, Signal, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { markMatches } from "./mark-matches";
import type { Suggestion } from "./score-entries";

const icons = { page: FileText, service: Signal, product: Smartphone, location: MapPin, blog: Newspaper };

export function SuggestionOption({
	id,
	suggestion: { title, description, category, type, language },
	query,
	isActive,
	onChoose,
}: {
	id: string;
	suggestion: Suggestion;
	query: string;
	isActive: boolean;
	onChoose: () => void;
}) {
	const option = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isActive) option.current?.scrollIntoView({ block: "nearest" });
	}, [isActive]);
	const Icon = icons[type];
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text box, which keeps focus.
		<div
			ref={option}
			id={id}
			role="option"
			lang={language}
			tabIndex={-1}
			aria-selected={isActive}
			className="group grid min-h-14 cursor-pointer grid-cols-[auto_1fr_auto] cramped:grid-cols-1 items-center gap-x-3.5 rounded-md px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
			// Keeps focus in the text box.
			onMouseDown={(event) => event.preventDefault()}
			onClick={onChoose}
		>
			<span className="grid size-9 cramped:hidden place-items-center rounded-full bg-sunken text-ink-soft group-aria-selected:bg-accent group-aria-selected:text-on-accent">
				<Icon aria-hidden size={18} />
			</span>
			<span className="min-w-0">
				<span className="block truncate font-semibold">
					<Marked text={title} query={query} />
				</span>
				<span className="block truncate text-sm text-ink-soft cramped:hidden">
					<Marked text={description} query={query} />
				</span>
			</span>
			<span className="text-xs text-ink-soft max-sm:sr-only">
				<Marked text={category} query={query} />
			</span>
		</div>
	);
}

const Marked = ({ text, query }: { text: string; query: string }) =>
	markMatches(text, query).map(({ text: piece, at, isMatch }) =>
		isMatch ? (
			<mark key={at} className="rounded-[3px] bg-warm-soft text-inherit underline decoration-warm decoration-2">
				{piece}
			</mark>
		) : (
			piece
		),
	);
