import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import type { Part } from "./store-fields";
import type { StoreScreenData } from "./store-screen.server";

/** Saves a part as a draft, or puts it on the site at once where one may. */
export function SaveBar({ store, part }: { store: StoreScreenData; part: Part }) {
	const isChanged = store.changed.includes(part);
	if (!store.mayEdit) return null;
	return (
		<div className="flex flex-wrap items-center gap-2">
			<Button type="submit" name="intent" value={`save-${part}`} look={store.mayPublish ? "secondary" : "primary"}>
				{m.admin_stores_save()}
			</Button>
			{store.mayPublish && (
				<Button type="submit" name="intent" value={`publish-${part}`}>
					{m.admin_stores_save_and_publish()}
				</Button>
			)}
			<p className="text-sm text-ink-soft">
				{isChanged
					? m.admin_stores_changed()
					: store.mayPublish
						? m.admin_stores_save_what()
						: m.admin_stores_manager_publishes()}
			</p>
		</div>
	);
}
