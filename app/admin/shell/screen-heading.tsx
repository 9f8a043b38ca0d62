import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";

/** The head of every screen: its name, what one does here, a link to its section of the guide, and its main actions. */
export function ScreenHeading({
	title,
	lead,
	guide,
	children,
}: {
	title: string;
	lead?: string | undefined;
	/** The section of the guide, `/admin/guide#…`. */
	guide?: string;
	/** The screen's main actions. */
	children?: ReactNode;
}) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
			<div className="grid gap-1">
				<h1 className="text-xl sm:text-2xl">{title}</h1>
				{lead && <p className="max-w-prose text-sm text-ink-soft">{lead}</p>}
				{guide && (
					<a href={`/admin/guide#${guide}`} className="text-xs text-ink-soft underline underline-offset-4">
						{m.admin_how_this_works()}
					</a>
				)}
			</div>
			{children && <div className="flex flex-wrap gap-2">{children}</div>}
		</div>
	);
}
