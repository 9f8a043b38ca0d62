import { Plus } from "lucide-react";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/primitives/button";
import { boxClass } from "../box-class";
import { entriesOf, first, join, nameOfPath } from "../fields/field";
import { fieldAt, setOf, timedOptions } from "../fields/timed-paths";
import { periodWords } from "../period-words";
import { controlId, FaultOf, FieldShell, useControl } from "./field-shell";
import { FieldView } from "./field-view";
import { useFirst, useForm } from "./form-context";
import { AddButton, Entry, useEntries } from "./list-field";

/** "From … until …: field = value", for any field; by the clock of the store. */
export function TimedField() {
	const entries = useEntries("timed");
	return (
		<div className="grid gap-3">
			<ol className="item-entries">
				{entries.ids.map((id, index) => (
					<Entry key={id} list="timed" id={id} entries={entries} title={`${m.admin_items_period()} ${index + 1}`}>
						<Period name={`timed.${id}`} />
					</Entry>
				))}
			</ol>
			<AddButton list="timed" label={m.admin_items_add_period()} onAdd={() => entries.add()} />
		</div>
	);
}

function Period({ name }: { name: string }) {
	const { fields, description } = useForm();
	const set = useEntries(setOf(name));
	const from = first(fields, `${name}.from`);
	const until = first(fields, `${name}.until`);
	return (
		<fieldset className="grid min-w-0 gap-3">
			<legend className="pb-2 font-semibold">{from ? periodWords({ from, until }) : m.admin_items_new_period()}</legend>
			<div className="grid gap-3 sm:grid-cols-2">
				<Time name={`${name}.from`} label={m.admin_items_period_from()} />
				<Time name={`${name}.until`} label={m.admin_items_period_until()} isOptional />
			</div>
			<ul className="grid gap-3">
				{set.ids.map((path) => (
					<li key={path} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
						<input type="hidden" name={entriesOf(setOf(name))} value={path} />
						<FieldView
							field={{ ...fieldAt(description, path), help: undefined }}
							name={join(setOf(name), nameOfPath(path))}
							isOn
						/>
						<button
							type="submit"
							name="intent"
							value={`drop ${setOf(name)} ${path}`}
							className={buttonClass({ look: "quiet", size: "small" })}
							onClick={(event) => {
								event.preventDefault();
								set.drop(path);
							}}
						>
							{m.admin_items_not_timed()}
						</button>
					</li>
				))}
			</ul>
			<AddValue name={setOf(name)} taken={set.ids} onAdd={set.add} />
			<Note name={`${name}.note`} />
		</fieldset>
	);
}

function Time({ name, label, isOptional }: { name: string; label: string; isOptional?: boolean }) {
	const { control } = useControl(name);
	return (
		<FieldShell name={name} label={label} isOptional={isOptional}>
			<input type="datetime-local" {...control} defaultValue={useFirst(name)} className={boxClass} />
		</FieldShell>
	);
}

function Note({ name }: { name: string }) {
	const { control } = useControl(name);
	return (
		<FieldShell name={name} label={m.admin_items_period_note()} isOptional>
			<input type="text" {...control} defaultValue={useFirst(name)} maxLength={200} className={boxClass} />
		</FieldShell>
	);
}

function AddValue({ name, taken, onAdd }: { name: string; taken: readonly string[]; onAdd: (path: string) => void }) {
	const { fields, description } = useForm();
	const [path, setPath] = useState("");
	const options = timedOptions(description, fields).filter(({ value }) => !taken.includes(value));
	return (
		<div className="flex flex-wrap items-end gap-2">
			<label className="grid min-w-0 flex-1 gap-1 sm:max-w-xs" htmlFor={controlId(`${name}.+`)}>
				<span className="text-xs text-ink-soft">{m.admin_items_timed_field()}</span>
				<select
					id={controlId(`${name}.+`)}
					name={`${name}.+`}
					value={path}
					onChange={({ target }) => setPath(target.value)}
					className={boxClass}
				>
					<option value="">{m.admin_items_choose()}</option>
					{options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			</label>
			<button
				type="submit"
				name="intent"
				value={`add-set ${name}`}
				className={buttonClass({ look: "secondary", size: "small" }, "min-h-11 lg:min-h-9")}
				onClick={(event) => {
					event.preventDefault();
					if (path === "") return;
					onAdd(path);
					setPath("");
				}}
			>
				<Plus aria-hidden size={16} /> {m.admin_items_add_timed_field()}
			</button>
			<FaultOf name={name} />
		</div>
	);
}
