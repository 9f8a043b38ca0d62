import { ItemList } from "../../admin/items/item-list";
import { itemList, moveItem } from "../../admin/items/item-list.server";
import { formKindOf } from "../../admin/items/item-screen.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/item-list";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
	itemList(context.get(services).db, context.get(atWork).staff, formKindOf(params.kind), new URL(request.url));

export const action = ({ context, params, request }: Route.ActionArgs) =>
	moveItem(context.get(services).db, context.get(atWork).staff, formKindOf(params.kind), request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: (loaderData as { name?: string } | undefined)?.name },
];

export default function Items({ loaderData }: Route.ComponentProps) {
	return <ItemList data={loaderData} />;
}
