import { currentCatalogue } from "../catalogue/current.server";
import { m } from "../paraglide/messages.js";
import { say } from "./language";
import { languageTag } from "./language-tag";

/** TRUE-6: says in which states of our stores a carrier or partner is not sold, as far as we know. */
export function notSoldNote(name: string, states: readonly string[] | undefined): string | undefined {
	if (!states || states.length === 0) return undefined;
	const { regions } = currentCatalogue();
	const list = new Intl.ListFormat(languageTag(), { type: "conjunction" });
	const where = m.stores_where({
		states: list.format(states.map((each) => (regions[each] ? say(regions[each].where) : each))),
	});
	return m.not_sold_in({ name, where });
}
