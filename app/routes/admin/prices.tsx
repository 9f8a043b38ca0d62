import { data, isRouteErrorResponse } from "react-router";
import { readFilters } from "../../admin/prices/price-filters";
import { PriceGrid } from "../../admin/prices/price-grid";
import { priceGridData } from "../../admin/prices/price-grid-data.server";
import { readPrices, savePrices } from "../../admin/prices/save-prices.server";
import type { NotSaved } from "../../admin/prices/saved-prices";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { atWork } from "../../admin/staff-context.server";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/prices";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, catalogue } = context.get(services);
	const { id } = context.get(atWork).staff;
	// Not the catalogue that the request began with: a form without scripts shows what it has just confirmed.
	const grid = await priceGridData(
		{ db, published: catalogue.current(), now: Date.now() },
		readFilters(url.searchParams),
	);
	return { grid, staffId: id };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, catalogue } = context.get(services);
	const sent = readPrices(await request.formData());
	if (!sent) throw data(null, { status: 400 });
	const by = {
		author: context.get(atWork).staff.id,
		now: Date.now(),
		defaultSource: m.admin_prices_source_default(),
	};
	const saved = await savePrices(db, sent, by);
	if (saved.checked.length > 0) await catalogue.refresh();
	return saved;
}

/** GRID-4: what cannot be sent stays in the grid, which says so; only a redirect, as to sign in again, leaves it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (cause) {
		if (cause instanceof Response) throw cause;
		const failed = isRouteErrorResponse(cause) || navigator.onLine ? "server" : "offline";
		// With this status nothing is loaded again: that would fail as well, and take the screen away.
		return data<NotSaved>({ failed }, { status: 503 });
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: `${m.admin_prices()} | ${dealer.name}` },
	{ name: "robots", content: "noindex" },
];

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<ScreenHeading title={m.admin_prices()} lead={m.admin_prices_lead()} guide="prices" />
			<PriceGrid data={loaderData.grid} sent={actionData} staffId={loaderData.staffId} />
		</>
	);
}
