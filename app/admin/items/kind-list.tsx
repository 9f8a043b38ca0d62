import { m } from "../../paraglide/messages.js";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";

/** Every kind of thing that the shop shows. */
export function KindList({
	kinds,
}: {
	kinds: readonly { kind: string; name: string; count: number; waiting: number }[];
}) {
	return (
		<>
			<ScreenHeading title={m.admin_catalog()} lead={m.admin_items_all_lead()} guide="items" />
			<ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
				{kinds.map(({ kind, name, count, waiting }) => (
					<li key={kind}>
						<AdminLink to={`/admin/items/${kind}`} className="panel flex min-h-14 items-center gap-3 no-underline">
							<span className="min-w-0 flex-1 font-semibold">{name}</span>
							{waiting > 0 && (
								<span className="item-status" data-status="changed">
									{m.admin_items_waiting({ count: waiting })}
								</span>
							)}
							<span className="tabular-nums text-ink-soft">{count}</span>
						</AdminLink>
					</li>
				))}
			</ul>
		</>
	);
}
