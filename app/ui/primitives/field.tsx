import { ChevronDown, CircleAlert } from "lucide-react";
import {
	type ComponentProps,
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";

/** What stands around every field, whatever one fills it in with. */
interface FieldWords {
	name: string;
	label: string;
	/** Beside the label: "optional". */
	mark?: string | undefined;
	/** What it is for, how much fits. */
	hint?: ReactNode;
	/** What is wrong with it, and how to mend it. */
	error?: string | undefined;
	/** Needed only where two forms of a page have a field of the same name. */
	id?: string | undefined;
}

/** The anchor of a field, for whoever wants to lead there. */
const fieldId = (name: string) => `field-${name}`;

const boxClass =
	"w-full rounded-md border border-line-strong bg-raised px-4 py-2.5 text-base text-ink placeholder:text-ink-soft transition-colors duration-150 hover:border-accent focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-bad aria-invalid:bg-bad-soft";

/** Ties the words around a control to it, for eyes and for screen readers. */
function tie({ name, hint, error, id = fieldId(name) }: FieldWords) {
	const ids = { id, hint: `${id}-hint`, error: `${id}-error` };
	const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(" ");
	return {
		ids,
		control: {
			id,
			name,
			// Said outright: an empty required field would otherwise be read out as wrong before anybody was there.
			"aria-invalid": Boolean(error),
			"aria-describedby": described || undefined,
		},
	};
}

/** The label above, the control, then what is wrong or worth knowing. */
function Field({ words, children }: { words: FieldWords; children: ReactNode }) {
	const { ids } = tie(words);
	return (
		<div className="grid content-start gap-1.5" data-field={words.name}>
			<label htmlFor={ids.id} className="font-semibold">
				{words.label}
				{words.mark && <span className="text-sm font-normal text-ink-soft"> ({words.mark})</span>}
			</label>
			{children}
			<FieldError id={ids.error}>{words.error}</FieldError>
			{words.hint && (
				<p id={ids.hint} className="text-sm text-ink-soft">
					{words.hint}
				</p>
			)}
		</div>
	);
}

const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
	children && (
		<p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-bad">
			<CircleAlert aria-hidden size={17} className="mt-0.5 shrink-0" /> {children}
		</p>
	);

/** One line of text: a name, an e-mail address, a password. */
export function TextField({ label, mark, hint, error, id, ...input }: FieldWords & ComponentProps<"input">) {
	const words = { name: input.name, label, mark, hint, error, id };
	return (
		<Field words={words}>
			<input {...input} {...tie(words).control} className={`${boxClass} min-h-12`} />
		</Field>
	);
}

/** Several lines of text. It grows with what is written where the browser can do that. */
export function TextAreaField({ label, mark, hint, error, id, ...area }: FieldWords & ComponentProps<"textarea">) {
	const words = { name: area.name, label, mark, hint, error, id };
	const { control } = tie(words);
	const box = useEarlyText(control.id);
	return (
		<Field words={words}>
			<textarea ref={box} rows={6} {...area} {...control} className={`${boxClass} field-sizing-content min-h-40`} />
		</Field>
	);
}

const never = () => () => {};

/**
 * When React takes over a page, it gives a textarea the text back that it came with: what the visitor has typed by
 * then would be gone. So it is noted before, and put back after.
 */
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

/** One of several; the options are its children. */
export function SelectField({ label, mark, hint, error, id, ...select }: FieldWords & ComponentProps<"select">) {
	const words = { name: select.name, label, mark, hint, error, id };
	return (
		<Field words={words}>
			<span className="relative">
				<select
					{...select}
					{...tie(words).control}
					className={`${boxClass} min-h-12 cursor-pointer appearance-none pr-11`}
				/>
				<ChevronDown aria-hidden size={18} className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
			</span>
		</Field>
	);
}

/** A sentence to agree with; all of it can be pressed. */
export function CheckboxField({ label, mark, hint, error, id, ...input }: FieldWords & ComponentProps<"input">) {
	const words = { name: input.name, label, mark, hint, error, id };
	const { ids, control } = tie(words);
	return (
		<div className="grid content-start gap-1.5" data-field={words.name}>
			<label className="flex cursor-pointer items-start gap-3">
				<input
					{...input}
					{...control}
					type="checkbox"
					className="mt-0.5 size-6 shrink-0 cursor-pointer accent-accent"
				/>
				<span>
					{label}
					{mark && <span className="text-sm text-ink-soft"> ({mark})</span>}
				</span>
			</label>
			<FieldError id={ids.error}>{error}</FieldError>
			{hint && (
				<p id={ids.hint} className="pl-9 text-sm text-ink-soft">
					{hint}
				</p>
			)}
		</div>
	);
}

/**
 * What is wrong with a form that was sent, above it: takes the focus after every failed sending, with scripts and
 * without, and leads to each field.
 */
export function FaultSummary({
	title,
	faults,
	children,
}: {
	title: string;
	/** Each field (its name, or its id where it was given one) with what is wrong. */
	faults: readonly { field: string; text: string; id?: string }[];
	/** What else there is to say: a phone number, another way. */
	children?: ReactNode;
}) {
	const box = useRef<HTMLDivElement>(null);
	// A second failure brings new faults to a summary that already stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is the new faults that call for the focus.
	useEffect(() => box.current?.focus(), [faults]);
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without scripts this is how the visitor learns that sending failed.
			autoFocus
			className="grid gap-2 rounded-md border-2 border-bad bg-bad-soft px-5 py-4"
		>
			<p className="flex items-start gap-2 font-bold">
				<CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-bad" /> {title}
			</p>
			{faults.length > 0 && (
				<ul className="grid gap-1 pl-7.5">
					{faults.map(({ field, text, id = fieldId(field) }) => (
						<li key={field}>
							<a href={`#${id}`} className="font-semibold text-bad underline">
								{text}
							</a>
						</li>
					))}
				</ul>
			)}
			{children && <div className="pl-7.5">{children}</div>}
		</div>
	);
}
