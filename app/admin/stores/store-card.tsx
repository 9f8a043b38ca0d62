import { CalendarClock, ChevronRight, DoorClosed } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/primitives/button";
import { TextField } from "../../ui/primitives/field";
import { AdminLink } from "../shell/admin-link";
import { ProvenOnly } from "./proven-only";
import type { DayTyped } from "./publish-day.server";
import type { StoreCardData } from "./stores-data.server";

interface Props {
	store: StoreCardData;
	/** Which panel is open: after a proof was shown, or because something was wrong in it. */
	open?: string | undefined;
	typed?: DayTyped | undefined;
	faults?: readonly { field: string; text: string }[] | undefined;
}

/** Narrow, so that two stay side by side in every language. */
const dayButton = buttonClass({ look: "secondary" }, "w-full px-1.5!");

/** A store today, and what one does with it in two presses. */
export function StoreCard({ store, open, typed, faults = [] }: Props) {
	const { id, name, place, isOpen, state, dayWords, hours, isException, usual, next } = store;
	const faultOf = (field: string) => faults.find((each) => each.field === field)?.text;
	return (
		<article className="panel store-panel" aria-labelledby={`name-${id}`}>
			<div className="flex flex-wrap items-start justify-between gap-2">
				<div>
					<h2 id={`name-${id}`} className="text-lg">
						{name}
					</h2>
					<p className="text-xs text-ink-soft">{place}</p>
				</div>
				<p className={`store-state ${isOpen ? "is-open" : ""}`}>{state}</p>
			</div>
			<dl className="store-facts">
				<dt>{dayWords}</dt>
				<dd>
					<strong>{hours}</strong>
					{isException && <span className="text-ink-soft"> {m.admin_stores_instead_of({ hours: usual })}</span>}
				</dd>
				{next && (
					<>
						<dt>{m.admin_stores_next_holiday()}</dt>
						<dd>
							{next.day} · {next.hours}
						</dd>
					</>
				)}
			</dl>
			{store.isChanged && <p className="text-xs text-ink-soft">{m.admin_stores_has_drafts()}</p>}
			{store.mayPublishHours && (
				<div className="store-actions">
					{isException ? (
						<Confirmed store={store} panel="usual">
							<Form method="post">
								<Today store={store} />
								<Button type="submit" name="intent" value="usual-day" look="secondary">
									{m.admin_stores_usual_again()}
								</Button>
							</Form>
						</Confirmed>
					) : null}
					{!store.isClosedToday && (
						<details name={`today-${id}`} className="store-action" open={open === `closed:${id}`}>
							<summary className={dayButton}>
								<DoorClosed aria-hidden size={18} className="max-lg:hidden" /> {m.admin_stores_closed_today()}
							</summary>
							<div className="store-action-panel">
								<p>{m.admin_stores_closed_today_what({ store: name, day: dayWords })}</p>
								<Confirmed store={store} panel="closed">
									<Form method="post">
										<Today store={store} />
										<Button type="submit" name="intent" value="closed-day">
											{m.admin_stores_close_now({ store: name })}
										</Button>
									</Form>
								</Confirmed>
							</div>
						</details>
					)}
					<details name={`today-${id}`} className="store-action" open={open === `special:${id}`}>
						<summary className={dayButton}>
							<CalendarClock aria-hidden size={18} className="max-lg:hidden" /> {m.admin_stores_special_hours()}
						</summary>
						<Form method="post" className="store-action-panel">
							<Today store={store} />
							<div className="grid grid-cols-2 gap-3">
								<TextField
									type="time"
									name="opens"
									id={`opens-${id}`}
									label={m.admin_stores_opens()}
									defaultValue={typed?.opens || store.opens}
									error={faultOf("opens")}
								/>
								<TextField
									type="time"
									name="closes"
									id={`closes-${id}`}
									label={m.admin_stores_closes()}
									defaultValue={typed?.closes || store.closes}
									error={faultOf("closes")}
								/>
							</div>
							<Confirmed store={store} panel="special">
								<Button type="submit" name="intent" value="special-day">
									{m.admin_stores_publish_hours()}
								</Button>
							</Confirmed>
						</Form>
					</details>
				</div>
			)}
			<AdminLink to={`/admin/stores/${id}`} className="store-more">
				{store.mayEdit ? m.admin_stores_all_hours() : m.admin_stores_look()} <ChevronRight aria-hidden size={18} />
				<span className="sr-only">: {name}</span>
			</AdminLink>
		</article>
	);
}

const Today = ({ store: { id, day } }: { store: StoreCardData }) => (
	<>
		<input type="hidden" name="store" value={id} />
		<input type="hidden" name="day" value={day} />
	</>
);

/** The way back leads to the panel that was open. */
const Confirmed = ({ store, panel, children }: { store: StoreCardData; panel: string; children: ReactNode }) => (
	<ProvenOnly
		isProven={store.isProven}
		next={`/admin/stores?${new URLSearchParams({ open: `${panel}:${store.id}` })}`}
		look={panel === "usual" ? "secondary" : "primary"}
	>
		{children}
	</ProvenOnly>
);
