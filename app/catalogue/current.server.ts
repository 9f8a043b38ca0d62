import { AsyncLocalStorage } from "node:async_hooks";
import type { Catalogue } from "../content/catalogue";

const ofRequest = new AsyncLocalStorage<Catalogue>();

/** Runs `work` with one state of the catalogue throughout, whatever is published meanwhile. */
export const inCatalogue = <T>(catalogue: Catalogue, work: () => T): T => ofRequest.run(catalogue, work);

/** The catalogue of the request that is being handled. */
export function currentCatalogue(): Catalogue {
	const catalogue = ofRequest.getStore();
	if (!catalogue) throw new Error("There is no catalogue here: call this within `inCatalogue`.");
	return catalogue;
}
