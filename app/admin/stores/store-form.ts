import { z } from "zod";
import { type Locale, locales } from "../../content/words";
import { type Span, type StoreData, week } from "./store-day";
import { newServiceField, OPENINGS, type Part, type Typed, timeField } from "./store-fields";
import { readPhone, readWhatsApp, writtenWhatsApp } from "./typed-phone";
import { readTime, spanProblem } from "./typed-time";
import { openingHoursOf, type Week, weekOf } from "./week-hours";

/** The fields of a store that a part of the form is about. */
export const fieldsOfPart = {
	week: ["openingHours"],
	contact: ["phone", "whatsapp", "additionalServices", "services"],
} as const satisfies Record<Part, readonly (keyof StoreData)[]>;

export function typedWeek(openingHours: StoreData["openingHours"]): Typed {
	const hours = weekOf(openingHours);
	return Object.fromEntries(
		week.flatMap((day) =>
			OPENINGS.flatMap((opening) => {
				const span = hours[day][opening - 1];
				return (["opens", "closes"] as const).map((end) => [timeField(day, end, opening), span?.[end] ?? ""]);
			}),
		),
	);
}

export const typedContact = ({ phone = "", whatsapp, additionalServices }: StoreData): Typed => ({
	phone,
	whatsapp: writtenWhatsApp(whatsapp),
	...(additionalServices && {
		"line-phone": additionalServices.attLine.phone,
		"line-whatsapp": writtenWhatsApp(additionalServices.attLine.whatsapp),
	}),
});

/** What is wrong with a field; the screen says it in words. */
export interface Fault {
	field: string;
	what: "time" | "half" | "same" | "overlap" | "phone" | "phone-missing" | "whatsapp" | "service" | "services";
}

type Read<T> = { value: T } | { faults: Fault[] };

export function readWeek(typed: Typed, before: StoreData["openingHours"]): Read<StoreData["openingHours"]> {
	const faults: Fault[] = [];
	const hours = Object.fromEntries(
		week.map((day) => {
			const spans = OPENINGS.flatMap((opening): Span[] => {
				const [opensField, closesField] = [timeField(day, "opens", opening), timeField(day, "closes", opening)];
				const [from, to] = [typed[opensField] ?? "", typed[closesField] ?? ""];
				if (from.trim() === "" && to.trim() === "") return [];
				const [opens, closes] = [readTime(from), readTime(to)];
				for (const [field, text, time] of [
					[opensField, from, opens],
					[closesField, to, closes],
				] as const)
					if (!time) faults.push({ field, what: text.trim() === "" ? "half" : "time" });
				return opens && closes ? [{ opens, closes }] : [];
			});
			const problem = spanProblem(spans);
			if (problem) faults.push({ field: timeField(day, "closes", 1), what: problem });
			return [day, spans];
		}),
	) as unknown as Week;
	return faults.length > 0 ? { faults } : { value: openingHoursOf(hours, before) };
}

type StoredWords = StoreData["services"][number];
/** A service that some store has, by its English name. */
export type KnownServices = ReadonlyMap<string, StoredWords>;

const newService = z.object(
	Object.fromEntries(locales.map((locale) => [locale, z.string().trim().max(100)])) as Record<Locale, z.ZodString>,
);

type Contact = Pick<StoreData, "phone" | "whatsapp" | "additionalServices" | "services">;

export function readContact(
	typed: Typed,
	chosen: readonly string[],
	before: StoreData,
	known: KnownServices,
): Read<Contact> {
	const faults: Fault[] = [];
	const phone = readPhone(typed.phone ?? "");
	if (phone === null) faults.push({ field: "phone", what: "phone" });
	const whatsapp = readWhatsApp(typed.whatsapp ?? "");
	if (!whatsapp) faults.push({ field: "whatsapp", what: "whatsapp" });
	const line = before.additionalServices?.attLine;
	const linePhone = line && readPhone(typed["line-phone"] ?? "");
	if (line && !linePhone)
		faults.push({ field: "line-phone", what: linePhone === undefined ? "phone-missing" : "phone" });
	const lineWhatsApp = line && readWhatsApp(typed["line-whatsapp"] ?? "");
	if (line && !lineWhatsApp) faults.push({ field: "line-whatsapp", what: "whatsapp" });
	const added = newService.safeParse(
		Object.fromEntries(locales.map((locale) => [locale, typed[newServiceField(locale)] ?? ""])),
	).data;
	const texts = added ? Object.values(added).filter(Boolean) : [];
	if (!added || (texts.length > 0 && texts.length < locales.length))
		faults.push({ field: newServiceField(locales.find((locale) => !added?.[locale]) ?? locales[0]), what: "service" });
	const names = new Set(chosen);
	const services = [...known].filter(([name]) => names.has(name)).map(([, words]) => words);
	if (added && texts.length === locales.length) services.push(added);
	if (services.length === 0) faults.push({ field: "service", what: "services" });
	if (faults.length > 0 || phone === null || !whatsapp) return { faults };
	return {
		value: {
			...(phone && { phone: keptNumber(phone, before.phone) }),
			whatsapp,
			...(line &&
				linePhone &&
				lineWhatsApp && {
					additionalServices: {
						attLine: { ...line, phone: keptNumber(linePhone, line.phone), whatsapp: lineWhatsApp },
					},
				}),
			services,
		},
	};
}

/** A number that is written in another way is the same number. */
const keptNumber = (phone: string, before: string | undefined): string =>
	before !== undefined && readPhone(before) === phone ? before : phone;

/** A store with other values in the fields of a part. */
export function withPart(store: StoreData, part: Part, value: Partial<StoreData>): StoreData {
	const others = Object.fromEntries(
		Object.entries(store).filter(([field]) => !(fieldsOfPart[part] as readonly string[]).includes(field)),
	);
	return { ...others, ...value } as StoreData;
}
