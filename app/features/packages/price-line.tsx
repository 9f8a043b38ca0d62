import { m } from "../../paraglide/messages.js";

/** On the dark band of the page's head, before any price. */
export const PriceLine = () => <p className="mt-6 text-sm text-on-band-soft">{m.packages_price_line()}</p>;
