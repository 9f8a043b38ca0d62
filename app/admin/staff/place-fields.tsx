import { m } from "../../paraglide/messages.js";
import { CheckboxField } from "../../ui/primitives/field";
import { type Role, roles } from "../staff";
import { roleHint, roleName } from "./role-names";

/** Role and stores, in the form of an invitation or of a colleague. */
export function PlaceFields({
	id,
	stores,
	chosen,
	faults,
}: {
	/** Of the form: a page has several. */
	id: string;
	stores: readonly { id: string; name: string }[];
	chosen: { role: Role; stores: readonly string[] };
	faults: readonly { field: string; text: string }[];
}) {
	const storeFault = faults.find(({ field }) => field === "stores")?.text;
	return (
		<>
			<fieldset className="grid gap-2">
				<legend className="pb-1 font-semibold">{m.admin_staff_role()}</legend>
				{roles.map((role) => (
					<label key={role} className="flex cursor-pointer items-start gap-3">
						<input
							type="radio"
							name="role"
							value={role}
							defaultChecked={role === chosen.role}
							className="mt-0.5 size-6 shrink-0 cursor-pointer accent-accent"
						/>
						<span>
							<span className="block font-semibold">{roleName[role]()}</span>
							<span className="block text-sm text-ink-soft">{roleHint[role]()}</span>
						</span>
					</label>
				))}
			</fieldset>
			<fieldset className="grid gap-2" aria-describedby={storeFault && `${id}-stores-error`}>
				<legend className="pb-1 font-semibold">{m.admin_staff_stores()}</legend>
				{stores.map((store) => (
					<CheckboxField
						key={store.id}
						id={`${id}-${store.id}`}
						name="stores"
						value={store.id}
						label={store.name}
						defaultChecked={chosen.stores.includes(store.id)}
					/>
				))}
				{storeFault ? (
					<p id={`${id}-stores-error`} className="text-sm font-semibold text-bad">
						{storeFault}
					</p>
				) : (
					<p className="text-sm text-ink-soft">{m.admin_staff_stores_hint()}</p>
				)}
			</fieldset>
		</>
	);
}
