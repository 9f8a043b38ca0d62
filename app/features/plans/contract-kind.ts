import type { Words } from "../../content/words";

/** NET-2, in this order: a phrase of the first list decides before any of the second. */
const nonContractPhrases = ["no contract", "no annual contract", "no contracts", "month-to-month"];
const contractPhrases = [
	"agreement",
	"contract",
	"promotional rate",
	"for 12 mos",
	"for 24 mos",
	"with 12-month",
	"with 24-month",
	"price guarantee",
	"promotional pricing",
];

export interface ContractKind {
	kind: "contract" | "non-contract";
	/** The words of the plan that decided, or null when none spoke of it. */
	because: string | null;
}

/** Always decided on the English words of the plan, whatever language is shown. */
export function contractKind(plan: { name: string; priceNote: Words; features: readonly Words[] }): ContractKind {
	const text = [plan.name, plan.priceNote.en, ...plan.features.map(({ en }) => en)].join("\n").toLowerCase();
	const said = (phrases: string[]) => phrases.find((phrase) => text.includes(phrase));
	const free = said(nonContractPhrases);
	if (free) return { kind: "non-contract", because: free };
	const bound = said(contractPhrases);
	return bound ? { kind: "contract", because: bound } : { kind: "non-contract", because: null };
}
