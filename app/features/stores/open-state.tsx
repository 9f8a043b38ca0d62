import type { StoreHours } from "../../content/store";
import { m } from "../../paraglide/messages.js";
import { clockTime, dayName } from "./clock-time";
import { type OpenState, openState } from "./opening-hours";
import { dayInZone } from "./zoned-time";

/** Whether a store is open now, and until or from when. */
export default function StoreOpenState({ hours, now }: { hours: StoreHours; now: Date }) {
	const state = openState(hours, now);
	return (
		<span
			data-open={state.open}
			className={`inline-flex items-center gap-2 rounded-full py-1 pr-3 pl-2.5 text-xs font-semibold ${state.open ? "bg-good-soft text-good" : "bg-sunken text-ink-soft"}`}
		>
			<span
				aria-hidden="true"
				className={`size-2 shrink-0 rounded-full ${state.open ? "bg-good" : "border-2 border-line-strong"}`}
			/>
			{wordsOf(state, now, hours.timeZone)}
		</span>
	);
}

function wordsOf(state: OpenState, now: Date, timeZone: string): string {
	if (state.open) return m.stores_open({ time: clockTime(state.closes, timeZone) });
	if (!state.opens) return m.stores_closed();
	const time = clockTime(state.opens, timeZone);
	return dayInZone(state.opens, timeZone).day === dayInZone(now, timeZone).day
		? m.stores_opens_today({ time })
		: m.stores_opens_on({ day: dayName(state.opens, timeZone), time });
}
