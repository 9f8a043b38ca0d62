import { ItemForm } from "../../admin/items/form/item-form";
import { keepingWhatWasTyped } from "../../admin/items/form/unreachable";
import { handleItemForm } from "../../admin/items/item-forms.server";
import { formKindOf, itemScreen } from "../../admin/items/item-screen.server";
import { keepPosted } from "../../admin/shell/posted-again.server";
import { atWork } from "../../admin/staff-context.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/new-item";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	itemScreen({
		db: context.get(services).db,
		staff: context.get(atWork).staff,
		kind: formKindOf(params.kind),
		item: "new",
		from: url.searchParams.get("from"),
	});

export const action = ({ context, params, request }: Route.ActionArgs) => {
	const { db, logger } = context.get(services);
	return keepPosted(request, logger, () =>
		handleItemForm({
			db,
			staff: context.get(atWork).staff,
			kind: formKindOf(params.kind),
			item: "new",
			request,
		}),
	);
};

/** With scripts a form that cannot be sent stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepingWhatWasTyped(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name }];

export default function Item({ loaderData, actionData }: Route.ComponentProps) {
	return <ItemForm key={`${loaderData.kind}/${loaderData.item}`} data={loaderData} again={actionData} />;
}
