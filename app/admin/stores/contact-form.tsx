import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { ownName } from "../../platform/language";
import { TextField } from "../../ui/primitives/field";
import { newServiceField, type Typed } from "./store-fields";
import type { StoreScreenData } from "./store-screen.server";

interface Props {
	store: StoreScreenData;
	typed: Typed;
	/** The services as they were chosen in a form that was refused. */
	chosen?: readonly string[] | undefined;
	faults: readonly { field: string; text: string }[];
}

/** How a store is reached, and what it does. */
export function ContactFields({ store, typed, chosen, faults }: Props) {
	const field = (name: string) => ({
		name,
		defaultValue: typed[name] ?? "",
		error: faults.find((each) => each.field === name)?.text,
	});
	const wrongServices = faults.find((each) => each.field === "service")?.text;
	return (
		<div className="grid gap-5">
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					{...field("phone")}
					type="tel"
					label={m.admin_stores_phone()}
					hint={m.admin_stores_phone_hint()}
					autoComplete="off"
				/>
				<TextField
					{...field("whatsapp")}
					label="WhatsApp"
					hint={m.admin_stores_whatsapp_hint()}
					autoComplete="off"
					inputMode="text"
				/>
				{store.hasLine && (
					<>
						<TextField {...field("line-phone")} type="tel" label={m.admin_stores_line_phone()} autoComplete="off" />
						<TextField {...field("line-whatsapp")} label={m.admin_stores_line_whatsapp()} autoComplete="off" />
					</>
				)}
			</div>
			<fieldset className="grid gap-2">
				<legend className="pb-2 font-semibold">{m.admin_stores_services()}</legend>
				{wrongServices && <p className="text-sm font-semibold text-bad">{wrongServices}</p>}
				<ul className="service-list">
					{store.services.map(({ name, label, isChosen }, index) => (
						<li key={name}>
							<label>
								<input
									type="checkbox"
									name="service"
									id={index === 0 ? "field-service" : undefined}
									value={name}
									defaultChecked={chosen ? chosen.includes(name) : isChosen}
								/>
								<span>{label}</span>
							</label>
						</li>
					))}
				</ul>
			</fieldset>
			<details open={locales.some((locale) => Boolean(typed[newServiceField(locale)]))}>
				<summary className="w-fit cursor-pointer py-2 font-semibold text-accent">
					{m.admin_stores_new_service()}
				</summary>
				<div className="grid gap-4 pt-2 md:grid-cols-3">
					{locales.map((locale) => (
						<TextField
							key={locale}
							{...field(newServiceField(locale))}
							label={ownName(locale)}
							lang={locale}
							maxLength={100}
							autoComplete="off"
						/>
					))}
				</div>
			</details>
		</div>
	);
}
