import { ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";

/** The item exactly as the site shows it, with the saved draft. Beside the form on a desk, behind a disclosure on a phone. */
export function LiveCard({
	item,
	preview,
	version,
	isDirty,
}: {
	item: string;
	preview: string;
	version: number;
	isDirty: boolean;
}) {
	const card = useRef<HTMLDetailsElement>(null);
	// Where there is room beside the form.
	useEffect(() => {
		if (card.current) card.current.open = matchMedia("(min-width: 80rem)").matches;
	}, []);
	return (
		<details ref={card} className="item-live">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold">{m.admin_items_preview()}</summary>
			<p className="pb-2 text-xs text-ink-soft">
				{isDirty ? m.admin_items_preview_unsaved() : m.admin_items_preview_saved()}
			</p>
			{/* The preview goes to what its frame is named after. A fragment would scroll the form, too. */}
			<iframe
				key={version}
				name={item}
				src={preview.replace(/#.*/, "")}
				title={m.admin_items_preview()}
				loading="lazy"
				className="item-live-frame"
			/>
			<a
				href={preview}
				target="_blank"
				rel="noreferrer"
				className="inline-flex min-h-11 items-center gap-1.5 text-sm lg:min-h-9"
			>
				<ExternalLink aria-hidden size={16} /> {m.admin_items_preview_open()}
			</a>
		</details>
	);
}
