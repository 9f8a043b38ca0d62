import { countryName } from "../../content/countries";
import type { CallsAbroad } from "../../content/plans/plan";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";

/** FACT-1: "Mexico and Canada", or what to ask. */
export function callsAbroadText(calls: CallsAbroad | undefined): string {
	if (calls === undefined) return m.plans_abroad_ask();
	if (calls === "credit") return m.plans_abroad_credit();
	if (calls === "many-countries") return m.plans_abroad_many();
	return new Intl.ListFormat(languageTag()).format(calls.map((code) => say(countryName(code))));
}
