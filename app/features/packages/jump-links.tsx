import { ArrowDown } from "lucide-react";
import { m } from "../../paraglide/messages.js";

/** Links to the groups of the page, styled for the dark hero band. */
export const JumpLinks = ({ groups }: { groups: readonly { id: string; name: string }[] }) => (
	<nav aria-label={m.packages_jump()} className="mt-8">
		<ul className="flex flex-wrap gap-2.5">
			{groups.map(({ id, name }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="inline-flex min-h-11 items-center gap-2 rounded-full border border-band-line bg-band-raised px-4 text-sm font-semibold no-underline transition-colors hover:border-on-band"
					>
						{name}
						<ArrowDown aria-hidden size={16} />
					</a>
				</li>
			))}
		</ul>
	</nav>
);
