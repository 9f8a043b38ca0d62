import { m } from "../../paraglide/messages.js";
import { clockTime, dayName } from "./clock-time";
import { useMinute } from "./minute-clock";
import { type OpenState, openState } from "./opening-hours";
import type { StoreCardData } from "./stores.server";
import { dayInZone } from "./zoned-time";

/** LOC-6: filled in by the browser, because a cached page is the same at every hour. Its space is reserved. */
export function OpenNow({ openingHours, timeZone }: Pick<StoreCardData, "openingHours" | "timeZone">) {
	const now = useMinute();
	const state = now && openState({ openingHours, timeZone }, now);
	return (
		<div className="needs-script">
			<p className="flex min-h-7 items-center" data-open={state?.open}>
				{state && (
					<span
						className={`inline-flex items-center gap-2 rounded-full py-1 pr-3 pl-2.5 text-xs font-semibold ${state.open ? "bg-good-soft text-good" : "bg-sunken text-ink-soft"}`}
					>
						<span
							aria-hidden="true"
							className={`size-2 shrink-0 rounded-full ${state.open ? "bg-good" : "border-2 border-line-strong"}`}
						/>
						{wordsOf(state, now, timeZone)}
					</span>
				)}
			</p>
		</div>
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
