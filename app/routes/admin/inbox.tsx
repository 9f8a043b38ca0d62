import { inbox, NO_STORE } from "../../admin/inbox/inbox.server";
import { InboxView } from "../../admin/inbox/inbox-view";
import { isId } from "../../admin/inbox/lead.server";
import { views } from "../../admin/inbox/lead-states";
import { may } from "../../admin/staff";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/inbox";

const MOST_WORDS = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { staff } = context.get(atWork);
	const asked = (name: string) => url.searchParams.get(name) ?? "";
	const store = asked("store");
	const after = asked("after");
	const query = {
		view: views.find((view) => view === asked("view")) ?? "todo",
		store: store === NO_STORE || (store && may(staff, "answer", store)) ? store : null,
		isMine: asked("mine") === "1",
		words: asked("q")
			.replace(/\p{Cc}/gu, " ")
			.trim()
			.slice(0, MOST_WORDS),
	};
	const last = isId(after) ? after : null;
	const found = await inbox(context.get(services).db, staff, { ...query, after: last }, new Date());
	return { found, query: { ...query, isFirst: last === null } };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	return <InboxView {...loaderData} />;
}
