import { find } from "../../admin/find/find.server";
import { FindForm } from "../../admin/find/find-form";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { atWork } from "../../admin/staff-context.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/find";

export async function loader({ url, context }: Route.LoaderArgs) {
	const query = url.searchParams.get("q") ?? "";
	const found = query.trim() ? await find(context.get(services).db, context.get(atWork).staff, query) : null;
	return { query, found };
}

export default function Find({ loaderData: { query, found } }: Route.ComponentProps) {
	return (
		<>
			<ScreenHeading title={m.admin_find()} />
			<FindForm query={query} found={found} />
		</>
	);
}
