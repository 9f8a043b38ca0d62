import type { Words } from "../../content/words";

const phrase = (en: string, es: string, pt: string): Words => ({ en, es, pt });

/** NET-2, in this order: a phrase of the first list decides before any of the second. */
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
	/** The words of the plan that decided, or null when none spoke of it. */
	because: Words | null;
}

/** Always decided on the English words of the plan, whatever language is shown. */
export function contractKind(plan: { name: string; priceNote: Words; features: readonly Words[] }): ContractKind {
	const text = [plan.name, plan.priceNote.en, ...plan.features.map(({ en }) => en)].join("\n").toLowerCase();
	const said = (phrases: readonly Words[]) => phrases.find(({ en }) => text.includes(en));
	const free = said(nonContractPhrases);
	if (free) return { kind: "non-contract", because: free };
	const bound = said(contractPhrases);
	return bound ? { kind: "contract", because: bound } : { kind: "non-contract", because: null };
}
