import { isConfirmed } from "../../platform/price-status.server";
import { type Describe, monthlyService } from "../../platform/structured-data.server";
import { allPlans, type CarrierGroupData, type PlanKind } from "./plans.server";

/** The carriers that a plan page shows, each as a service; its plans with a confirmed price are offers (TRUE-1). */
export const describePlans =
	(kind: PlanKind, label: string, groups: readonly CarrierGroupData[]): Describe =>
	(address) => {
		const prices = new Map(
			allPlans(kind)
				.filter(isConfirmed)
				.map(({ id, price }) => [id, price]),
		);
		return groups.map(({ name: carrier, plans }) =>
			monthlyService(address, {
				name: carrier,
				kind: label,
				offers: plans.flatMap(({ id, name }) => {
					const price = prices.get(id);
					return price ? [{ name, price, path: `/${kind}-plans?plan=${id}` }] : [];
				}),
			}),
		);
	};
