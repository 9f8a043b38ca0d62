import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { boxClass } from "../box-class";
import { caseOf, type Field, type FieldOf, join, type Option, thereOf } from "../fields/field";
import { controlId, FaultOf, FieldGroup, FieldShell, useControl } from "./field-shell";
import { useFirst, useForm } from "./form-context";
import { ListField } from "./list-field";
import { PictureField } from "./picture-field";
import { TextField } from "./text-box";
import { WordsField } from "./words-field";

interface Shown {
	field: Field;
	name: string;
	/** Of an entry of a list, instead of the field's label. */
	title?: string;
	/** A flag that was added to a period is set at first. */
	isOn?: boolean;
}

/** One field, whatever it is. */
export function FieldView({ field, name, title, isOn = false }: Shown): ReactNode {
	const label = field.label || title || "";
	switch (field.type) {
		case "constant":
			return null;
		case "words":
			return <WordsField field={{ ...field, label }} name={name} />;
		case "text":
			return (
				<TextField
					name={name}
					label={label}
					help={field.help}
					max={field.max}
					rows={field.rows}
					isOptional={field.optional}
					inputMode={field.form === "phone" ? "tel" : "text"}
				/>
			);
		case "price":
			return <PriceField field={{ ...field, label }} name={name} />;
		case "number":
			return <NumberField field={{ ...field, label }} name={name} />;
		case "choice":
			return <ChoiceField field={{ ...field, label }} name={name} options={field.options} />;
		case "item":
			return <ItemField field={{ ...field, label }} name={name} />;
		case "flag":
			return <FlagField field={field} name={name} isOn={isOn} />;
		case "choices":
			return <ChoicesField field={field} name={name} />;
		case "list":
			return <ListField field={field} name={name} EntryView={FieldView} />;
		case "group":
			return <GroupField field={{ ...field, label }} name={name} />;
		case "one-of":
			return <OneOfField field={field} name={name} />;
		case "picture":
			return <PictureField field={field} name={name} />;
		case "colour":
		case "day":
		case "clock":
			return <SmallField field={{ ...field, label }} name={name} />;
		case "raw":
			return <TextField name={name} label={label} max={10_000} rows={3} />;
	}
}

function PriceField({ field, name }: { field: FieldOf<"price">; name: string }) {
	const { control } = useControl(name, field.help);
	return (
		<FieldShell name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<span className="item-affixed">
				<span aria-hidden>$</span>
				<input
					type="text"
					inputMode="decimal"
					autoComplete="off"
					{...control}
					defaultValue={useFirst(name)}
					className={boxClass}
				/>
				<span aria-hidden>{field.per === "month" ? m.admin_items_per_month() : ""}</span>
			</span>
		</FieldShell>
	);
}

function NumberField({ field, name }: { field: FieldOf<"number">; name: string }) {
	const { control } = useControl(name, field.help);
	const isMoney = field.unit === "$";
	return (
		<FieldShell name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<span className="item-affixed">
				{isMoney && <span aria-hidden>$</span>}
				<input
					type="text"
					inputMode={field.isSigned ? "text" : "decimal"}
					autoComplete="off"
					{...control}
					defaultValue={useFirst(name)}
					className={boxClass}
				/>
				{field.unit && !isMoney && <span>{field.unit}</span>}
			</span>
		</FieldShell>
	);
}

function SmallField({ field, name }: { field: FieldOf<"colour" | "day" | "clock">; name: string }) {
	const { control } = useControl(name, field.help);
	const types = { colour: "text", day: "date", clock: "time" } as const;
	return (
		<FieldShell name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<input type={types[field.type]} {...control} defaultValue={useFirst(name)} className={`${boxClass} max-w-48`} />
		</FieldShell>
	);
}

/** What is stored can be chosen even where it is no option any more. */
const withStored = (options: readonly Option[], stored: readonly string[]): readonly Option[] => [
	...options,
	...stored
		.filter((each) => each !== "" && !options.some(({ value }) => value === each))
		.map((value) => ({ value, label: value })),
];

function ChoiceField({
	field,
	name,
	options,
}: {
	field: Pick<Field, "label" | "help" | "optional">;
	name: string;
	options: readonly Option[];
}) {
	const { control } = useControl(name, field.help);
	const stored = useFirst(name);
	return (
		<FieldShell name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<select {...control} defaultValue={stored} className={`${boxClass} max-w-sm`}>
				{(field.optional || stored === "") && <option value="">{field.optional ? "—" : m.admin_items_choose()}</option>}
				{withStored(options, [stored]).map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</FieldShell>
	);
}

const FEW = 60;

/** Another item: chosen from a list, or by its name where there are many. */
function ItemField({ field, name }: { field: FieldOf<"item">; name: string }) {
	const options = useForm().choices[field.choices] ?? [];
	const { control } = useControl(name, field.help);
	const stored = useFirst(name);
	if (options.length <= FEW) return <ChoiceField field={field} name={name} options={options} />;
	return (
		<FieldShell name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<input
				type="text"
				list={`choices-${field.choices}`}
				autoComplete="off"
				{...control}
				defaultValue={stored}
				className={`${boxClass} max-w-md`}
			/>
			<p className="text-xs text-ink-soft">{options.find(({ value }) => value === stored)?.label}</p>
		</FieldShell>
	);
}

function FlagField({ field, name, isOn }: { field: FieldOf<"flag">; name: string; isOn: boolean }) {
	const { control } = useControl(name, field.help);
	const { fields } = useForm();
	return (
		<div className="item-field">
			<label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9">
				<input
					type="checkbox"
					value="on"
					{...control}
					defaultChecked={fields[name] !== undefined || isOn}
					className="size-6 shrink-0 cursor-pointer accent-accent lg:size-5"
				/>
				<span className="font-semibold">{field.label}</span>
			</label>
			{field.help && (
				<p id={`${controlId(name)}-help`} className="text-xs text-ink-soft">
					{field.help}
				</p>
			)}
		</div>
	);
}

function ChoicesField({ field, name }: { field: FieldOf<"choices">; name: string }) {
	const stored = useForm().fields[name] ?? [];
	const all = withStored(field.options, stored);
	// What is stored in an order of its own keeps it: the boxes are sent as they stand here.
	const places = stored.map((each) => all.findIndex(({ value }) => value === each));
	const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
	const rank = ({ value }: Option) => (stored.includes(value) ? stored.indexOf(value) : stored.length);
	const shown = isInOrder ? all : all.toSorted((a, b) => rank(a) - rank(b));
	return (
		<FieldGroup name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<div className="flex flex-wrap gap-x-5">
				{shown.map(({ value, label }) => (
					<label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-9">
						<input
							type="checkbox"
							name={name}
							value={value}
							defaultChecked={stored.includes(value)}
							className="size-6 accent-accent lg:size-5"
						/>
						{label}
					</label>
				))}
			</div>
		</FieldGroup>
	);
}

function GroupField({ field, name }: { field: FieldOf<"group">; name: string }) {
	const isThere = useFirst(thereOf(name)) !== "";
	const inner = (
		<div className="item-group">
			{field.fields.map((each) => (
				<FieldView key={each.name} field={each} name={join(name, each.name)} />
			))}
		</div>
	);
	return (
		<FieldGroup name={name} label={field.label} help={field.help} isOptional={field.optional}>
			{field.optional && (
				<label className="item-there flex min-h-11 items-center gap-2 lg:min-h-9">
					<input
						type="checkbox"
						name={thereOf(name)}
						value="on"
						defaultChecked={isThere}
						className="size-6 accent-accent lg:size-5"
					/>
					{m.admin_items_there()}
				</label>
			)}
			{inner}
		</FieldGroup>
	);
}

function OneOfField({ field, name }: { field: FieldOf<"one-of">; name: string }) {
	const stored = useFirst(caseOf(name)) || (field.optional ? field.cases[0]?.value : "");
	return (
		<FieldGroup name={name} label={field.label} help={field.help} className="item-one-of">
			<div className="flex flex-wrap gap-x-5">
				{field.cases.map(({ value, label }, index) => (
					<label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-9">
						<input
							type="radio"
							id={index === 0 ? controlId(caseOf(name)) : undefined}
							name={caseOf(name)}
							value={value}
							data-case={index}
							defaultChecked={value === stored}
							className="size-6 accent-accent lg:size-5"
						/>
						{label}
					</label>
				))}
			</div>
			<FaultOf name={caseOf(name)} />
			{field.cases.map(
				(each, index) =>
					"field" in each && (
						<div key={each.value} data-for-case={index}>
							<FieldView field={each.field} name={`${name}.${each.value}`} />
						</div>
					),
			)}
		</FieldGroup>
	);
}
