import { m } from "../../paraglide/messages.js";

/** In the hero, before any price. */
export const PriceLine = () => <p className="mt-6 text-sm text-on-band-soft">{m.packages_price_line()}</p>;
