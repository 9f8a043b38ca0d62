import { m } from "../../paraglide/messages.js";
import type { NewItem } from "./cart";

/** ACT-12: the phone that was chosen, or else all that the case fits. */
export const phoneOf = ({ model, compatibility }: NewItem) => (model ? m.cart_for_phone({ model }) : compatibility);

/** For labels: tells the lines of one case for different phones apart. */
export const lineName = ({ name, model }: NewItem) => (model ? `${name} (${m.cart_for_phone({ model })})` : name);
