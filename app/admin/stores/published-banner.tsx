import { CircleCheck, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import type { PublishedDay } from "./published-day.server";

/** Says that a change is on the site, and takes it back in one press. */
export function PublishedBanner({ published, action }: { published: PublishedDay; action: string }) {
	const box = useRef<HTMLDivElement>(null);
	const { store, day, was, sentence, mayUndo } = published;
	// A second change brings another sentence to a banner that already stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is the new sentence that calls for the focus.
	useEffect(() => box.current?.focus(), [sentence]);
	return (
		<div ref={box} role="status" tabIndex={-1} className="live-banner">
			<CircleCheck aria-hidden size={22} className="shrink-0 text-good" />
			<p className="grow">
				<strong>{m.admin_stores_live_now()}</strong> {sentence}
			</p>
			{mayUndo && (
				<Form method="post" action={action} preventScrollReset>
					<input type="hidden" name="store" value={store} />
					<input type="hidden" name="day" value={day} />
					<input type="hidden" name="hours" value={was} />
					<Button type="submit" name="intent" value="undo-day" look="secondary">
						<Undo2 aria-hidden size={18} /> {m.admin_stores_undo()}
					</Button>
				</Form>
			)}
		</div>
	);
}
