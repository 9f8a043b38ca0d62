import { Trash2 } from "lucide-react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import { TextField } from "../../ui/primitives/field";
import { ProvenOnly } from "./proven-only";
import type { DayTyped } from "./publish-day.server";
import type { StoreScreenData } from "./store-screen.server";

interface Props {
	store: StoreScreenData;
	typed?: DayTyped | undefined;
	faults: readonly { field: string; text: string }[];
}

/** Holidays and other days with hours of their own: on the site at once, each one removable. */
export function Exceptions({ store, typed, faults }: Props) {
	const { id, name, exceptions, mayPublishHours, tomorrow, day } = store;
	const errorOf = (field: string) => faults.find((each) => each.field === field)?.text;
	return (
		<section className="panel grid gap-4" aria-labelledby="holidays">
			<div>
				<h2 id="holidays" className="text-lg">
					{m.admin_stores_exceptions()}
				</h2>
				<p className="text-sm text-ink-soft">{m.admin_stores_exceptions_lead()}</p>
			</div>
			{exceptions.length === 0 ? (
				<p>{m.admin_stores_exceptions_none()}</p>
			) : (
				<ul className="exception-list">
					{exceptions.map((each) => (
						<li key={each.day}>
							<div>
								<p>
									<strong>{each.label}</strong> · {each.hours}
									<span className="text-sm text-ink-soft"> {m.admin_stores_instead_of({ hours: each.usual })}</span>
								</p>
								{!each.isLive && <p className="text-xs text-ink-soft">{m.admin_stores_not_live()}</p>}
								{each.isLive && each.drafted && (
									<p className="text-xs text-ink-soft">{m.admin_stores_drafted({ hours: each.drafted })}</p>
								)}
							</div>
							{mayPublishHours && store.isProven && (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="store" value={id} />
									<input type="hidden" name="day" value={each.day} />
									<Button
										type="submit"
										name="intent"
										value="usual-day"
										look="quiet"
										aria-label={m.admin_stores_remove_day({ day: each.label })}
									>
										<Trash2 aria-hidden size={18} /> {m.admin_stores_remove()}
									</Button>
								</Form>
							)}
						</li>
					))}
				</ul>
			)}
			{mayPublishHours && (
				<Form
					method="post"
					preventScrollReset
					className="grid gap-4 border-t border-line pt-4"
					aria-label={m.admin_stores_add_day()}
				>
					<h3 className="text-base">{m.admin_stores_add_day()}</h3>
					<input type="hidden" name="store" value={id} />
					<div className="grid items-start gap-4 sm:grid-cols-3">
						<TextField
							type="date"
							name="day"
							label={m.admin_stores_day()}
							min={day}
							defaultValue={typed?.day || tomorrow}
							error={errorOf("day")}
						/>
						<TextField
							type="time"
							name="opens"
							label={m.admin_stores_opens()}
							defaultValue={typed?.opens || store.opens}
							error={errorOf("opens")}
						/>
						<TextField
							type="time"
							name="closes"
							label={m.admin_stores_closes()}
							defaultValue={typed?.closes || store.closes}
							error={errorOf("closes")}
						/>
					</div>
					<ProvenOnly isProven={store.isProven} next={`/admin/stores/${id}#holidays`}>
						<div className="flex flex-wrap gap-2">
							<Button type="submit" name="intent" value="special-day">
								{m.admin_stores_publish_hours()}
							</Button>
							<Button type="submit" name="intent" value="closed-day" look="secondary">
								{m.admin_stores_closed_all_day()}
							</Button>
						</div>
					</ProvenOnly>
					<p className="text-xs text-ink-soft">{m.admin_stores_at_once({ store: name })}</p>
				</Form>
			)}
		</section>
	);
}
