import type { Words } from "../words";

const phrase = (en: string, es: string, pt: string): Words => ({ en, es, pt });

/** NET-2: these phrases take precedence over those of the second list. */
const nonContractPhrases = [
	phrase("no contract", "sin contrato", "sem contrato"),
	phrase("no annual contract", "sin contrato anual", "sem contrato anual"),
	phrase("no contracts", "sin contratos", "sem contratos"),
	phrase("month-to-month", "mes a mes", "mês a mês"),
];
const contractPhrases = [
	phrase("agreement", "contrato", "contrato"),
	phrase("contract", "contrato", "contrato"),
	phrase("promotional rate", "tarifa promocional", "preço promocional"),
	phrase("for 12 mos", "por 12 meses", "por 12 meses"),
	phrase("for 24 mos", "por 24 meses", "por 24 meses"),
	phrase("with 12-month", "a 12 meses", "de 12 meses"),
	phrase("with 24-month", "a 24 meses", "de 24 meses"),
	phrase("price guarantee", "precio garantizado", "preço garantido"),
	phrase("promotional pricing", "precio promocional", "preço promocional"),
];

export interface ContractKind {
	kind: "contract" | "non-contract";
	/** What decided: the entry itself, a phrase of the plan's text, or nothing (then it is non-contract). */
	because: "entry" | Words | null;
}

interface ContractText {
	name: string;
	priceNote: Words;
	features: readonly Words[];
	contract?: boolean;
}

/** The first phrase of a list that a plan's English text contains. */
function phraseIn(plan: ContractText, phrases: readonly Words[]): Words | undefined {
	const text = [plan.name, plan.priceNote.en, ...plan.features.map(({ en }) => en)].join("\n").toLowerCase();
	return phrases.find(({ en }) => text.includes(en));
}

export const nonContractPhrase = (plan: ContractText): Words | undefined => phraseIn(plan, nonContractPhrases);

/** NET-2, unless the entry says it: decided by the English text, whatever the language of the page. */
export function contractKind(plan: ContractText): ContractKind {
	if (plan.contract !== undefined) return { kind: plan.contract ? "contract" : "non-contract", because: "entry" };
	const free = nonContractPhrase(plan);
	if (free) return { kind: "non-contract", because: free };
	const bound = phraseIn(plan, contractPhrases);
	return bound ? { kind: "contract", because: bound } : { kind: "non-contract", because: null };
}
