import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { useForm } from "./form-context";

/** The element that a list of faults leads to. */
export const controlId = (name: string): string => `field-${name}`;

/** Ties a control to its words, for eyes and for screen readers. */
export function useControl(name: string, help?: string | undefined) {
	const fault = useForm().faults.get(name);
	const id = controlId(name);
	return {
		fault,
		control: {
			id,
			name,
			"aria-invalid": fault !== undefined,
			"aria-describedby": [fault && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(" ") || undefined,
		},
	};
}

/** Label, one line of help, the control, and what is wrong with it. */
export function FieldShell({
	name,
	label,
	help,
	isOptional,
	beside,
	children,
}: {
	name: string;
	label: string;
	help?: string | undefined;
	isOptional?: boolean | undefined;
	beside?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="item-field">
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<label htmlFor={controlId(name)} className="font-semibold">
					{label}
					{isOptional && <OptionalMark />}
				</label>
				{beside}
			</div>
			{help && <Help name={name}>{help}</Help>}
			{children}
			<FaultOf name={name} />
		</div>
	);
}

/** Several controls under one name. */
export function FieldGroup({
	name,
	label,
	help,
	isOptional,
	className = "",
	children,
}: {
	name: string;
	label: string;
	help?: string | undefined;
	isOptional?: boolean | undefined;
	className?: string;
	children: ReactNode;
}) {
	return (
		<fieldset className={`item-field min-w-0 ${className}`} aria-describedby={help && `${controlId(name)}-help`}>
			<legend className="font-semibold">
				{label}
				{isOptional && <OptionalMark />}
			</legend>
			{help && <Help name={name}>{help}</Help>}
			{children}
			<FaultOf name={name} />
		</fieldset>
	);
}

const OptionalMark = () => <span className="text-xs font-normal text-ink-soft"> ({m.admin_items_optional()})</span>;

const Help = ({ name, children }: { name: string; children: ReactNode }) => (
	<p id={`${controlId(name)}-help`} className="text-xs text-ink-soft">
		{children}
	</p>
);

export function FaultOf({ name }: { name: string }) {
	const fault = useForm().faults.get(name);
	return (
		fault !== undefined && (
			<p id={`${controlId(name)}-fault`} className="flex items-start gap-1.5 text-sm font-semibold text-bad">
				<CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" /> {fault}
			</p>
		)
	);
}
