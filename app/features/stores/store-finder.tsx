import { LocateFixed, Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { languageTag } from "../../platform/language-tag";
import { Button } from "../../ui/primitives/button";
import { Section } from "../../ui/sections/section";
import { milesBetween, nearestFirst, type Place } from "./distance";
import { StoreGrid } from "./store-grid";
import type { StoreCardData } from "./stores.server";
import { type PositionProblem, visitorPosition } from "./visitor-position";

type Order = "usual" | "asking" | PositionProblem | Place;

const problems: Record<PositionProblem, () => string> = {
	denied: m.stores_position_denied,
	timeout: m.stores_position_timeout,
	unavailable: m.stores_position_unavailable,
};

/** All stores, in the usual order or, when the visitor wants, nearest first. */
export function StoreFinder({ stores }: { stores: readonly StoreCardData[] }) {
	const [order, setOrder] = useState<Order>("usual");
	const from = typeof order === "object" ? order : undefined;
	const sorted = from ? nearestFirst(stores, from) : stores;
	const distances = from && new Map(stores.map((store) => [store.id, milesText(milesBetween(from, store))]));
	const [nearest] = sorted;

	async function ask() {
		setOrder("asking");
		setOrder(await visitorPosition());
	}

	function statusText() {
		if (distances && nearest) {
			return m.stores_sorted({ store: nearest.name, distance: distances.get(nearest.id) ?? "" });
		}
		return typeof order === "string" && order in problems ? problems[order as PositionProblem]() : "";
	}

	return (
		<Section
			heading={m.stores_find_heading()}
			lead={m.stores_find_lead()}
			aside={
				<div className="needs-script max-w-sm lg:text-right">
					{from ? (
						<Button key="sort" look="secondary" onClick={() => setOrder("usual")}>
							<Undo2 aria-hidden size={18} /> {m.stores_usual_order()}
						</Button>
					) : (
						<Button key="sort" look="secondary" aria-busy={order === "asking"} onClick={ask}>
							<LocateFixed aria-hidden size={18} />
							{order === "asking" ? m.stores_finding() : m.stores_sort()}
						</Button>
					)}
					<p role="status" className="mt-2 text-sm font-semibold empty:mt-0">
						{statusText()}
					</p>
					<p className="mt-2 text-xs text-ink-soft">{m.stores_position_stays()}</p>
				</div>
			}
		>
			<StoreGrid stores={sorted} distances={distances} />
		</Section>
	);
}

/** Tenths only where they tell something. */
const milesText = (miles: number): string =>
	new Intl.NumberFormat(languageTag(), {
		style: "unit",
		unit: "mile",
		maximumFractionDigits: miles < 10 ? 1 : 0,
	}).format(miles);
