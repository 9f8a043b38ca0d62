import { type FocusEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { m } from "../../../paraglide/messages.js";
import { boxClass } from "../box-class";
import { FieldShell, useControl } from "./field-shell";
import { useFirst } from "./form-context";

interface Text {
	name: string;
	label: string;
	help?: string | undefined;
	max: number;
	rows?: number | undefined;
	isOptional?: boolean | undefined;
	inputMode?: "tel" | "url" | "text";
	/** Instead of what the form holds. */
	value?: string | undefined;
}

interface BoxProps {
	inputMode?: "tel" | "url" | "text";
	lang?: string;
	onBlur?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** A text with its length counted while it is typed. */
export function TextField({ inputMode = "text", isOptional, ...text }: Text) {
	const { length, box } = useTextBox(text);
	return (
		<FieldShell
			name={text.name}
			label={text.label}
			help={text.help}
			isOptional={isOptional}
			beside={<Count length={length} max={text.max} />}
		>
			{box({ inputMode })}
		</FieldShell>
	);
}

/** The box alone with its count, for whoever puts other words around it. */
export function useTextBox({ name, help, rows = 1, value }: Omit<Text, "label" | "max">) {
	const { control } = useControl(name, help);
	const held = useFirst(name);
	const text = value ?? held;
	const [length, setLength] = useState(text.length);
	const early = useEarlyText(control.id);
	const shared = {
		...control,
		defaultValue: text,
		onInput: ({ currentTarget }: { currentTarget: { value: string } }) => setLength(currentTarget.value.length),
		autoComplete: "off",
		className: rows > 1 ? `${boxClass} field-sizing-content` : boxClass,
	};
	const box = (more: BoxProps = {}) =>
		rows > 1 ? <textarea ref={early} rows={rows} {...shared} {...more} /> : <input type="text" {...shared} {...more} />;
	return { length, box };
}

export const Count = ({ length, max }: { length: number; max: number }) => (
	<span className={`text-xs tabular-nums ${length > max ? "font-semibold text-bad" : "text-ink-soft"}`}>
		{m.admin_items_count({ length, max })}
	</span>
);

const never = () => () => {};

/** When React takes over a page it gives a textarea back the text that it came with. What was typed by then is put back. */
function useEarlyText(id: string) {
	const box = useRef<HTMLTextAreaElement>(null);
	const isTakingOver = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	const [typed] = useState(() => {
		if (!isTakingOver || typeof document === "undefined") return undefined;
		return (document.getElementById(id) as HTMLTextAreaElement | null)?.value;
	});
	useLayoutEffect(() => {
		if (typed !== undefined && box.current) box.current.value = typed;
	}, [typed]);
	return box;
}
