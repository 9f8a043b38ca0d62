import { z } from "zod";
import { currentCatalogue } from "../../catalogue/current.server";
import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { formatNumber } from "../../platform/format-number";
import { consentWording } from "./consent";
import { most } from "./message-limits";
import { topics } from "./topics";

/** Control characters, line separators and bidirectional overrides: never part of a name or number. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Collapses pasted text to a single line. */
const line = (text: string) => text.replace(unprintable, " ").replace(/\s+/g, " ").trim();

/** Normalises line ends and strips control characters other than tabs and line ends. */
const lines = (text: string) =>
	text
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();

/** Counts code points, not UTF-16 units; spreading 60 KB into an array took 2 ms. */
const length = (text: string) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

const digits = (text: string) => text.replace(/\D/g, "").length;

/** "(508) 555-0100", "+55 11 91234-5678", "508.555.0100 ext. 3" */
const isPhone = (text: string) =>
	/^\+?[\d\s().\-/]+((ext|ramal|x)\.?\s*\d{1,6})?$/i.test(text) &&
	digits(text) >= (text.startsWith("+") ? 8 : 10) &&
	digits(text) <= 21;

const emailAddress = z.email();

const optional = (text: string) => text || null;

/** CONTACT-1. Errors are in the language of the page. */
const messageSchema = z.object({
	name: z
		.string()
		.transform(line)
		.refine(Boolean, { error: () => m.contact_fault_name(), abort: true })
		.refine((name) => length(name) <= most.name, {
			error: () => m.contact_fault_long({ most: formatNumber(most.name) }),
		}),
	email: z
		.string()
		.trim()
		.max(most.email, { error: () => m.contact_fault_long({ most: formatNumber(most.email) }), abort: true })
		.refine((text) => !text || emailAddress.safeParse(text).success, { error: () => m.contact_fault_email() })
		.transform(optional),
	phone: z
		.string()
		.transform(line)
		.refine((text) => length(text) <= most.phone, {
			error: () => m.contact_fault_long({ most: formatNumber(most.phone) }),
			abort: true,
		})
		.refine((text) => !text || isPhone(text), { error: () => m.contact_fault_phone() })
		.transform(optional),
	store: z
		.string()
		.refine((id) => !id || currentCatalogue().stores.some((store) => store.id === id), {
			error: () => m.contact_fault_store(),
		})
		.transform(optional),
	topic: z.enum(topics, { error: () => m.contact_fault_topic() }),
	language: z.enum(locales, { error: () => m.contact_fault_language() }),
	message: z
		.string()
		.transform(lines)
		.refine(Boolean, { error: () => m.contact_fault_message(), abort: true })
		.refine((text) => length(text) <= most.message, {
			error: ({ input }) =>
				m.contact_fault_message_long({
					count: formatNumber(length(String(input))),
					most: formatNumber(most.message),
				}),
		}),
	/** The checkbox sends the sentence beside it: what is stored is what the visitor read. */
	consent: z
		.string()
		.refine((text) => !text || text === consentWording(), { error: () => m.contact_fault_consent() })
		.transform(optional),
});

export type SentMessage = z.infer<typeof messageSchema>;
export type MessageField = keyof SentMessage;
const fields = Object.keys(messageSchema.shape) as MessageField[];

/** The raw values, which are filled in again when the form is rejected. */
export type TypedMessage = Record<MessageField, string>;

/** Missing fields and files count as empty. */
export const typedMessage = (form: FormData): TypedMessage =>
	Object.fromEntries(
		fields.map((field) => {
			const value = form.get(field);
			return [field, typeof value === "string" ? value : ""];
		}),
	) as TypedMessage;

/** The parsed message, or the first error of each field in form order. */
export function readMessage(
	typed: TypedMessage,
): { message: SentMessage } | { faults: { field: MessageField; text: string }[] } {
	const { data, error } = messageSchema.safeParse(typed);
	const isReachable = Boolean(line(typed.email) || line(typed.phone));
	if (data && isReachable) return { message: data };
	const faultOf = (field: MessageField) =>
		field === "email" && !isReachable
			? m.contact_fault_reach()
			: error?.issues.find(({ path }) => path[0] === field)?.message;
	return {
		faults: fields.flatMap((field) => {
			const text = faultOf(field);
			return text ? [{ field, text }] : [];
		}),
	};
}
