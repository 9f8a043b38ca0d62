/**
 * What sentences say about the dealer, in the language of the page. The frame's loader computes it from the catalogue
 * (`dealer-facts.server.ts`), and messages take it as their parameters: `m.home_hero_eyebrow(useDealerFacts())`.
 */
export interface DealerFacts {
	storeCount: number;
	/** "four" */
	storeNumber: string;
	/** "four stores" */
	stores: string;
	/** "Four stores", to begin a sentence. */
	storesAtStart: string;
	/** "Massachusetts and South Carolina" */
	states: string;
	/** "Massachusetts or South Carolina" */
	anyState: string;
	/** "in Massachusetts and South Carolina" */
	where: string;
	/** "MA and SC" */
	stateCodes: string;
	/** "One store in Massachusetts and three in South Carolina" */
	storesByState: string;
	/** Every store is open on all seven days. */
	openDaily: "yes" | "no";
	/** Every store has the same hours. */
	sameHours: "yes" | "no";
	partnerCount: number;
	internetCarrierCount: number;
	wirelessCarrierCount: number;
	/** The founding year. */
	year: number;
}
