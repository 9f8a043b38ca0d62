import type { Describe } from "../../platform/structured-data.server";
import { monthlyService } from "../../platform/structured-data.server";
import { allPlans, type CarrierGroupData, type PlanKind } from "./plans.server";

/** The carriers that a plan page shows, each as a service with its plans as offers. */
export const describePlans =
	(kind: PlanKind, label: string, groups: readonly CarrierGroupData[]): Describe =>
	(address) => {
		const prices = new Map(allPlans(kind).map(({ id, price }) => [id, price]));
		return groups.map(({ name, plans }) =>
			monthlyService(address, {
				name,
				kind: label,
				offers: plans.map((plan) => ({
					name: plan.name,
					price: prices.get(plan.id) ?? "",
					path: `/${kind}-plans?plan=${plan.id}`,
				})),
			}),
		);
	};
