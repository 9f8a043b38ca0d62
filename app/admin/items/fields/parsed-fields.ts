import { locales } from "../../../content/words";
import { typedPrice } from "../../prices/typed-price";
import { caseOf, entriesOf, type Field, type Fields, first, join, nameOfPath, sharedOf, thereOf } from "./field";
import { fieldAt, setOf } from "./timed-paths";

/** What can be wrong with what somebody typed into a field. */
export type Fault =
	| "id"
	| "taken"
	| "clock"
	| "colour"
	| "day"
	| "long"
	| "missing"
	| "number"
	| "price"
	| "raw"
	| "time"
	| "url"
	| "path";

/** By the name of the field. */
export type Faults = Readonly<Record<string, Fault>>;

/** The stored data that a form describes. Whether it may be published is decided elsewhere: translations may be missing. */
export function parsedFields(
	fields: readonly Field[],
	sent: Fields,
): { data: Record<string, unknown>; faults: Faults } {
	const faults: Record<string, Fault> = {};
	const reader = new Reader(sent, faults);
	const data: Record<string, unknown> = {};
	for (const field of fields) {
		const value = reader.value(field, field.name);
		if (field.name === "") Object.assign(data, value);
		else if (value !== undefined) data[field.name] = value;
	}
	const timed = reader.timed(fields);
	if (timed.length > 0) data.timed = timed;
	return { data, faults };
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

class Reader {
	private readonly sent: Fields;
	private readonly faults: Record<string, Fault>;

	constructor(sent: Fields, faults: Record<string, Fault>) {
		this.sent = sent;
		this.faults = faults;
	}

	/** Undefined: left out. */
	value(field: Field, name: string): unknown {
		switch (field.type) {
			case "constant":
				return field.value;
			case "flag":
				return this.text(name) === "" ? undefined : true;
			case "words":
				return this.words(field, name);
			case "list":
				return this.list(field, name);
			case "group":
				return this.group(field, name);
			case "choices": {
				const chosen = [...new Set(this.sent[name] ?? [])];
				return field.optional && chosen.length === 0 ? undefined : chosen;
			}
			case "one-of": {
				const found = field.cases.find(({ value }) => value === this.text(caseOf(name)));
				if (!found) return field.optional ? undefined : this.fault(caseOf(name), "missing");
				return "constant" in found ? found.constant : this.value(found.field, `${name}.${found.value}`);
			}
			default:
				return this.simple(field, name);
		}
	}

	private simple(field: Field, name: string): unknown {
		const text = this.text(name);
		if (text === "") {
			if (field.type === "number" && field.empty === "null") return null;
			return field.optional ? undefined : this.fault(name, "missing");
		}
		switch (field.type) {
			case "text":
				return this.checkedText(field, name, text);
			case "price": {
				const typed = typedPrice(text, field.per === "month" ? "monthly" : "once");
				return "text" in typed ? typed.text : this.fault(name, "price");
			}
			case "number": {
				const number = Number(text.replace(",", "."));
				return Number.isFinite(number) && (field.isSigned || number >= 0) ? number : this.fault(name, "number");
			}
			case "colour":
				return /^#[0-9a-f]{6}$/i.test(text) ? text : this.fault(name, "colour");
			case "day":
				return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : this.fault(name, "day");
			case "clock":
				if (!CLOCK.test(text)) return this.fault(name, "clock");
				return field.isClosing && text === "00:00" ? "24:00" : text;
			case "raw":
				try {
					return JSON.parse(text);
				} catch {
					return this.fault(name, "raw");
				}
			default:
				return text;
		}
	}

	private checkedText(field: Extract<Field, { type: "text" }>, name: string, text: string): unknown {
		if (text.length > field.max) return this.fault(name, "long");
		if (field.form === "path" && !/^\/(?!\/)\S*$/.test(text)) return this.fault(name, "path");
		if (field.form === "url" && !/^https:\/\/\S+$/.test(text)) return this.fault(name, "url");
		return text;
	}

	private words(field: Extract<Field, { type: "words" }>, name: string): unknown {
		const shared = this.text(sharedOf(name));
		if (shared !== "") return { ref: shared };
		const words = Object.fromEntries(locales.map((locale) => [locale, this.text(join(name, locale))]));
		for (const [locale, text] of Object.entries(words))
			if (text.length > field.max) this.fault(join(name, locale), "long");
		if (words.en !== "") return words;
		if (field.optional && Object.values(words).every((text) => text === "")) return undefined;
		return this.fault(join(name, "en"), "missing");
	}

	private list(field: Extract<Field, { type: "list" }>, name: string): unknown {
		const entries = (this.sent[entriesOf(name)] ?? []).flatMap((id) => {
			const at = `${name}.${id}`;
			// An entry that was added and not filled in.
			if (field.entry.type !== "group" && this.isEmpty(at)) return [];
			const entry = this.value(field.entry, at);
			return entry === undefined ? [] : [entry];
		});
		return field.optional && entries.length === 0 && this.text(thereOf(name)) === "" ? undefined : entries;
	}

	private isEmpty(name: string): boolean {
		return Object.entries(this.sent).every(
			([each, values]) => (each !== name && !each.startsWith(`${name}.`)) || values.every((text) => text.trim() === ""),
		);
	}

	private group(field: Extract<Field, { type: "group" }>, name: string): unknown {
		if (field.optional && this.text(thereOf(name)) === "") return undefined;
		const values = field.fields.map((inner) => [inner.name, this.value(inner, join(name, inner.name))]);
		return Object.fromEntries(values.filter(([, value]) => value !== undefined));
	}

	timed(fields: readonly Field[]): unknown[] {
		return (this.sent[entriesOf("timed")] ?? []).map((id) => {
			const name = `timed.${id}`;
			const [from, until, note] = ["from", "until", "note"].map((each) => this.text(`${name}.${each}`));
			if (from === "") this.fault(`${name}.from`, "missing");
			for (const [field, time] of Object.entries({ from, until }))
				if (time && !LOCAL_TIME.test(time)) this.fault(`${name}.${field}`, "time");
			const paths = this.sent[entriesOf(setOf(name))] ?? [];
			const set = Object.fromEntries(
				// What is left empty is left out for that time.
				paths.map((path) => [path, this.value(fieldAt(fields, path), join(setOf(name), nameOfPath(path))) ?? null]),
			);
			return { from, ...(until && { until }), set, ...(note && { note }) };
		});
	}

	private text(name: string): string {
		return first(this.sent, name).replaceAll("\r\n", "\n").trim();
	}

	private fault(name: string, fault: Fault): undefined {
		this.faults[name] = fault;
		return undefined;
	}
}
