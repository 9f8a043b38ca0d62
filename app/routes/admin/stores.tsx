import { data, redirect } from "react-router";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { atWork } from "../../admin/staff-context.server";
import { publishDay } from "../../admin/stores/publish-day.server";
import { PublishedBanner } from "../../admin/stores/published-banner";
import { afterPublishing, publishedDay } from "../../admin/stores/published-day.server";
import { StoreCard } from "../../admin/stores/store-card";
import { storeCard, workingStores } from "../../admin/stores/stores-data.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { FaultSummary } from "../../ui/primitives/field";
import type { Route } from "./+types/stores";

const HERE = "/admin/stores";

export async function loader({ context, url }: Route.LoaderArgs) {
	const who = context.get(atWork);
	const now = Date.now();
	const stores = await workingStores(context.get(services).db);
	return {
		stores: stores.map((store) => storeCard(store, who, now)),
		published: publishedDay(url, stores, who, now),
		open: url.searchParams.get("open") ?? undefined,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const result = await publishDay(context.get(services).db, context.get(atWork), await request.formData(), Date.now());
	if (result === "forbidden") throw data(null, { status: 403 });
	if (result === "missing") throw data(null, { status: 404 });
	if (result.outcome === "published") throw redirect(afterPublishing(HERE, result));
	return data(result, { status: 422 });
}

export default function Stores({ loaderData: { stores, published, open }, actionData: refused }: Route.ComponentProps) {
	const typed = refused?.typed;
	const refusedPanel = typed && `${typed.intent === "special-day" ? "special" : "closed"}:${typed.store}`;
	return (
		<>
			<title>{`${m.admin_stores()} | ${m.admin_title()}`}</title>
			<ScreenHeading title={m.admin_stores()} lead={m.admin_stores_lead()} guide="stores" />
			<div className="grid gap-4">
				{refused && (
					<FaultSummary
						title={m.admin_stores_refused()}
						faults={refused.faults.map((each) => ({ ...each, id: `${each.field}-${refused.typed.store}` }))}
					/>
				)}
				{published && <PublishedBanner published={published} action={HERE} />}
				{stores.length === 0 && <p className="panel">{m.admin_stores_none()}</p>}
				<ul className="grid items-start gap-4 md:grid-cols-2">
					{stores.map((store) => (
						<li key={store.id}>
							<StoreCard
								store={store}
								open={refusedPanel ?? open}
								typed={typed?.store === store.id ? typed : undefined}
								faults={typed?.store === store.id ? refused?.faults : undefined}
							/>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
