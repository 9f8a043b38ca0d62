import { currentCatalogue } from "../../catalogue/current.server";
import { say } from "../../platform/language";

/** DATA-12 */
export const dealCards = () =>
	currentCatalogue().deals.map(({ id, title, description, to, icon }) => ({
		id,
		title: say(title),
		description: say(description),
		to,
		icon,
	}));

export type DealCard = ReturnType<typeof dealCards>[number];
