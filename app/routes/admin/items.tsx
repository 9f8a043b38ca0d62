import { allKinds } from "../../admin/items/item-list.server";
import { KindList } from "../../admin/items/kind-list";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/items";

export const loader = ({ context }: Route.LoaderArgs) => allKinds(context.get(services).db);

export default function Items({ loaderData }: Route.ComponentProps) {
	return <KindList kinds={loaderData} />;
}
