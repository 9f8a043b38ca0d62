import { deals } from "../../content/deals";
import { say } from "../../platform/language";

/** DATA-12 */
export const dealCards = () =>
	deals.map(({ id, title, description, to, icon }) => ({
		id,
		title: say(title),
		description: say(description),
		to,
		icon,
	}));

export type DealCard = ReturnType<typeof dealCards>[number];
