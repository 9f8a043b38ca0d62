import { m } from "../../paraglide/messages.js";

export default function FinePrint() {
	return <p className="mt-6 max-w-3xl text-sm text-ink-soft">{m.plans_fine_print()}</p>;
}
