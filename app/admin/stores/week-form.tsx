import type { Weekday } from "../../content/store";
import { m } from "../../paraglide/messages.js";
import { week } from "./store-day";
import { OPENINGS, type Typed, timeField } from "./store-fields";

const names: Readonly<Record<Weekday, () => string>> = {
	Monday: m.admin_stores_monday,
	Tuesday: m.admin_stores_tuesday,
	Wednesday: m.admin_stores_wednesday,
	Thursday: m.admin_stores_thursday,
	Friday: m.admin_stores_friday,
	Saturday: m.admin_stores_saturday,
	Sunday: m.admin_stores_sunday,
};

type Faults = readonly { field: string; text: string }[];

/** The hours of each day of the week; an empty day is closed. */
export const WeekFields = ({ typed, faults }: { typed: Typed; faults: Faults }) => (
	<div className="week">
		{week.map((day) => (
			<fieldset key={day} className="week-day">
				<legend>{names[day]()}</legend>
				<Opening day={day} opening={OPENINGS[0]} typed={typed} faults={faults} />
				<details className="week-second" open={Boolean(typed[timeField(day, "opens", 2)])}>
					<summary>{m.admin_stores_second_opening()}</summary>
					<Opening day={day} opening={OPENINGS[1]} typed={typed} faults={faults} />
				</details>
			</fieldset>
		))}
	</div>
);

function Opening({ day, opening, typed, faults }: { day: Weekday; opening: number; typed: Typed; faults: Faults }) {
	const fields = [timeField(day, "opens", opening), timeField(day, "closes", opening)] as const;
	const wrong = faults.filter(({ field }) => fields.some((each) => each === field));
	return (
		<div className="grid gap-1">
			<div className="week-times">
				{fields.map((field, index) => (
					<label key={field}>
						<span>{index === 0 ? m.admin_stores_opens() : m.admin_stores_closes()}</span>
						<input
							type="time"
							id={`field-${field}`}
							name={field}
							defaultValue={typed[field]}
							aria-invalid={wrong.some((each) => each.field === field)}
							aria-describedby={wrong.length > 0 ? `${fields[0]}-wrong` : undefined}
						/>
					</label>
				))}
			</div>
			{wrong.length > 0 && (
				<p id={`${fields[0]}-wrong`} className="text-sm font-semibold text-bad">
					{wrong.map(({ text }) => text).join(" ")}
				</p>
			)}
		</div>
	);
}
