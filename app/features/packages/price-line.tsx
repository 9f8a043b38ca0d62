import { m } from "../../paraglide/messages.js";

export const PriceLine = () => <p className="mt-6 text-sm text-ink-soft">{m.packages_price_line()}</p>;
