import { Check } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import type { ToBring } from "./what-to-bring";

/** DOOR-6 */
export default function BringBox({ list }: { list: readonly ToBring[] }) {
	return (
		<section
			aria-labelledby="bring-heading"
			className="rounded-lg border border-l-4 border-line border-l-warm bg-raised p-5 shadow-card sm:p-7"
		>
			<h2 id="bring-heading" className="text-xl">
				{m.stores_bring()}
			</h2>
			<ul className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
				{list.map(({ title, what }) => (
					<li key={title} className="flex gap-2.5">
						<Check aria-hidden size={18} className="mt-0.5 shrink-0 text-good" />
						<span>
							<b className="font-semibold">{title}:</b> {what}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
