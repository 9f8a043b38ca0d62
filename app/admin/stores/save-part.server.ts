import { publishDirectly } from "../../../db/catalogue/releases";
import { contentOf, historyOf, save } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import type { Stored } from "../../catalogue/shapes";
import { m } from "../../paraglide/messages.js";
import { surroundings } from "../preview/surroundings.server";
import { refusalWords } from "../review/problem-links.server";
import { may } from "../staff";
import { recordEvent } from "../staff/record-event.server";
import { type AtWork, isProven, RECENT_PROOF_LASTS } from "../staff-context.server";
import { knownServices } from "./services-known.server";
import type { StoreData } from "./store-day";
import type { Part, Typed } from "./store-fields";
import { type Fault, readContact, readWeek, withPart } from "./store-form";
import { writtenWeek } from "./written-week.server";

export type PartResult =
	| { outcome: "saved" | "merged" | "live" | "prove"; part: Part }
	| {
			outcome: "refused";
			part: Part;
			typed: Typed;
			chosen: string[];
			faults: { field: string; text: string }[];
			/** What else there is to say, such as what a colleague has saved meanwhile. */
			sentences: string[];
			/** The revision that the form is now about. */
			base: number;
	  };

/** STORE-4: saves a part of a store as a draft and, if that was asked for, puts that part on the site. */
export async function savePart(
	db: Database,
	who: AtWork,
	id: string,
	form: FormData,
	now: number,
): Promise<PartResult | "forbidden" | "missing"> {
	const intent = String(form.get("intent"));
	const part: Part = intent.endsWith("week") ? "week" : "contact";
	const base = Number(form.get("base"));
	const { items } = await workingCatalogue(db);
	const history = await historyOf(db, "store", id);
	const seen = history.find(({ number }) => number === base);
	const before = seen && (contentOf({ kind: "store", item: id, ...seen }) as StoreData | null);
	if (!before) return "missing";
	if (!may(who.staff, "edit", id)) return "forbidden";
	const typed = Object.fromEntries(
		[...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
	const chosen = form.getAll("service").filter((each) => typeof each === "string");
	const refuse = (faults: Fault[], sentences: string[] = [], from = base): PartResult => ({
		outcome: "refused",
		part,
		typed,
		chosen,
		faults: faults.map(({ field, what }) => ({ field, text: faultWords[what]() })),
		sentences,
		base: from,
	});
	const read =
		part === "week"
			? asPart(readWeek(typed, before.openingHours))
			: readContact(typed, chosen, before, knownServices(before, items));
	if ("faults" in read) return refuse(read.faults);
	const saved = await save(db, {
		kind: "store",
		item: id,
		base,
		data: withPart(before, part, read.value),
		author: who.staff.id,
	});
	if (saved.outcome === "conflict") {
		const theirs = history[0] && (contentOf({ kind: "store", item: id, ...history[0] }) as StoreData | null);
		const sentence =
			part === "week" && theirs
				? m.admin_stores_conflict_week({ hours: writtenWeek(theirs.openingHours) })
				: m.admin_stores_conflict();
		return refuse([], [sentence], saved.number);
	}
	const drafted = saved.outcome === "merged" ? "merged" : "saved";
	if (!intent.startsWith("publish-")) return { outcome: drafted, part };
	if (!may(who.staff, "publish", id)) return "forbidden";
	// The draft is stored already: nothing is lost while the second factor is shown.
	if (!isProven(who, RECENT_PROOF_LASTS, now)) return { outcome: "prove", part };
	try {
		const change = (data: Stored) => withPart(data as StoreData, part, read.value) as Stored;
		const note = m.admin_stores_part_note({ store: before.name, part });
		const { release, items: count } = await publishDirectly(db, {
			around: surroundings(),
			now,
			changes: [{ kind: "store", item: id, change }],
			author: who.staff.id,
			note,
		});
		if (count > 0) await recordEvent(db, { author: who.staff.id, what: "published", subject: String(release) });
	} catch (cause) {
		if (!(cause instanceof Refusal)) throw cause;
		const [newest] = await historyOf(db, "store", id);
		return refuse([], refusalWords(cause), newest?.number ?? saved.number);
	}
	return { outcome: "live", part };
}

const asPart = (read: ReturnType<typeof readWeek>) =>
	"faults" in read ? read : { value: { openingHours: read.value } };

const faultWords: Readonly<Record<Fault["what"], () => string>> = {
	time: m.admin_stores_time_wrong,
	half: m.admin_stores_time_half,
	same: m.admin_stores_time_same,
	overlap: m.admin_stores_time_overlap,
	phone: m.admin_stores_phone_wrong,
	"phone-missing": m.admin_stores_phone_missing,
	whatsapp: m.admin_stores_whatsapp_wrong,
	service: m.admin_stores_service_wrong,
	services: m.admin_stores_services_missing,
};
