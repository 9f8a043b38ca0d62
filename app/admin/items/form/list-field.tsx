import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/primitives/button";
import { moved, newId } from "../fields/changed-lists";
import { entriesOf, type Field, type FieldOf, thereOf } from "../fields/field";
import { FieldGroup } from "./field-shell";
import { useForm } from "./form-context";

/** The entries of a list, with buttons that work with scripts and without. */
export function useEntries(name: string) {
	const { fields, touch } = useForm();
	const [ids, setIds] = useState<readonly string[]>(() => fields[entriesOf(name)] ?? []);
	const next = useRef<string[] | null>(null);
	// Moving an element takes the focus from it.
	useLayoutEffect(() => {
		const wanted = next.current?.flatMap((each) => document.getElementById(each) ?? []) ?? [];
		next.current = null;
		const target = wanted.find((each) => !(each instanceof HTMLButtonElement && each.disabled));
		if (ids && target) (target.matches("button, input") ? target : firstControl(target))?.focus();
	});
	const change = (changed: readonly string[], ...focus: string[]) => {
		next.current = focus;
		setIds(changed);
		touch();
	};
	const button = (verb: string, id: string) => buttonId(name, verb, id);
	return {
		ids,
		up: (id: string) => change(moved(ids, id, -1), button("up", id), button("down", id)),
		down: (id: string) => change(moved(ids, id, 1), button("down", id), button("up", id)),
		drop: (id: string) => {
			const at = ids.indexOf(id);
			const neighbour = ids[at + 1] ?? ids[at - 1] ?? "";
			change(
				ids.filter((each) => each !== id),
				button("drop", neighbour),
				button("add", ""),
			);
		},
		add: (id = newId(ids)) => change([...ids, id], entryElement(name, id)),
	};
}

const firstControl = (within: HTMLElement) =>
	within.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select");

const buttonId = (list: string, verb: string, entry: string) => `${verb} ${list} ${entry}`.trim().replaceAll(" ", "~");
const entryElement = (list: string, entry: string) => `entry~${list}~${entry}`;

export function ListField({
	field,
	name,
	EntryView,
}: {
	field: FieldOf<"list">;
	name: string;
	/** Shows an entry. Passed in, because an entry may hold a list itself. */
	EntryView: ComponentType<{ field: Field; name: string; title?: string }>;
}) {
	const { fields } = useForm();
	const entries = useEntries(name);
	const isGroup = field.entry.type === "group";
	return (
		<FieldGroup name={name} label={field.label} help={field.help} isOptional={field.optional}>
			{fields[thereOf(name)] && <input type="hidden" name={thereOf(name)} value="on" />}
			<ol className="item-entries">
				{entries.ids.map((id, index) => (
					<Entry
						key={id}
						list={name}
						id={id}
						entries={entries}
						title={`${field.entry.label} ${index + 1}`}
						isGroup={isGroup}
					>
						<EntryView
							field={isGroup ? field.entry : { ...field.entry, label: "" }}
							name={`${name}.${id}`}
							title={`${field.entry.label} ${index + 1}`}
						/>
					</Entry>
				))}
			</ol>
			<AddButton list={name} label={m.admin_items_add({ what: field.entry.label })} onAdd={() => entries.add()} />
		</FieldGroup>
	);
}

export function AddButton({ list, label, onAdd }: { list: string; label: string; onAdd: () => void }) {
	return (
		<Button
			id={buttonId(list, "add", "")}
			type="submit"
			name="intent"
			value={`add ${list}`}
			look="secondary"
			size="small"
			className="justify-self-start"
			onClick={(event) => {
				event.preventDefault();
				onAdd();
			}}
		>
			<Plus aria-hidden size={16} /> {label}
		</Button>
	);
}

export function Entry({
	list,
	id,
	title,
	entries,
	isGroup = true,
	children,
}: {
	list: string;
	id: string;
	title: string;
	entries: ReturnType<typeof useEntries>;
	/** With fields of its own: the buttons are above, not beside. */
	isGroup?: boolean;
	children: ReactNode;
}) {
	const { focus } = useForm();
	const index = entries.ids.indexOf(id);
	const intent = (verb: string) => ({
		id: buttonId(list, verb, id),
		name: "intent",
		value: `${verb} ${list} ${id}`,
		// Without scripts the page is another one: the focus returns to the button that was pressed.
		autoFocus: focus === `${verb} ${list} ${id}`,
	});
	return (
		<li id={entryElement(list, id)} className={isGroup ? "item-entry item-entry-group" : "item-entry"}>
			<input type="hidden" name={`${list}.#`} value={id} />
			<div className={isGroup ? "min-w-0" : "item-bare min-w-0"}>{children}</div>
			<div className="item-entry-buttons">
				<MoveButton
					{...intent("up")}
					label={m.admin_items_move_up({ what: title })}
					disabled={index === 0}
					onPress={() => entries.up(id)}
				>
					<ArrowUp aria-hidden size={18} />
				</MoveButton>
				<MoveButton
					{...intent("down")}
					label={m.admin_items_move_down({ what: title })}
					disabled={index === entries.ids.length - 1}
					onPress={() => entries.down(id)}
				>
					<ArrowDown aria-hidden size={18} />
				</MoveButton>
				<MoveButton {...intent("drop")} label={m.admin_items_drop({ what: title })} onPress={() => entries.drop(id)}>
					<Trash2 aria-hidden size={18} />
				</MoveButton>
			</div>
		</li>
	);
}

function MoveButton({
	label,
	onPress,
	...button
}: {
	id: string;
	name: string;
	value: string;
	label: string;
	disabled?: boolean;
	autoFocus: boolean;
	onPress: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="submit"
			aria-label={label}
			title={label}
			className={buttonClass({ look: "quiet", size: "small" }, "size-11 px-0 lg:size-9")}
			onClick={(event) => {
				event.preventDefault();
				onPress();
			}}
			{...button}
		/>
	);
}
