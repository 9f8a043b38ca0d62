import { CloudOff } from "lucide-react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";

/** BLOG-6: what the toast says, where it stays, and without scripts too. */
export function StoriesFailed() {
	const { pathname, search } = useLocation();
	return (
		<div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
			<span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
				<CloudOff aria-hidden size={30} />
			</span>
			<p className="font-display text-xl font-bold">{m.stories_load_error()}</p>
			<a href={pathname + search} className={buttonClass({ look: "secondary" })}>
				{m.try_again()}
			</a>
		</div>
	);
}
