import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { type EarlierThing, rememberThings } from "./earlier-things";

/** ACT-5: what the visitor asked about before, to add to this enquiry: one list, one request. It stays in this browser. */
export default function EarlierList({
	things,
	contactPath,
}: {
	things: readonly { key?: string; text: string }[];
	/** The contact page with this enquiry. */
	contactPath: string;
}) {
	const [earlier, setEarlier] = useState<readonly EarlierThing[]>([]);
	useEffect(() => setEarlier(rememberThings(things)), [things]);
	if (earlier.length === 0) return null;
	return (
		<section aria-labelledby="earlier" className="page-width pt-4">
			<h2 id="earlier" className="font-text text-sm font-semibold">
				{m.ask_earlier()}
			</h2>
			<ul>
				{earlier.map(({ key, text }) => (
					<li key={key}>
						<SiteLink
							to={`${contactPath}&${key}`}
							prefetch="none"
							replace
							className="inline-flex min-h-[44px] items-center gap-2 font-semibold text-accent no-underline hover:underline"
						>
							<Plus aria-hidden size={18} className="shrink-0" /> {m.ask_add({ thing: text })}
						</SiteLink>
					</li>
				))}
			</ul>
		</section>
	);
}
