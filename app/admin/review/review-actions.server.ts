import { revisionNotes } from "../../../db/catalogue/release-history";
import { publish, undo } from "../../../db/catalogue/releases";
import { save } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import { itemKey } from "../../catalogue/catalogue-at";
import type { Services } from "../../platform/services.server";
import { surroundings } from "../preview/surroundings.server";
import type { Staff } from "../staff";
import { recordEvent } from "../staff/record-event.server";
import { itemName } from "./item-names.server";
import { type LinkedProblem, refusalLinks } from "./problem-links.server";
import { fingerprint, isClosed } from "./review-data.server";
import { PAGE } from "./review-page";
import { staffTime } from "./staff-time.server";
import { dataIn, parseToken, waitingItems } from "./waiting-items.server";

const LONGEST_NOTE = 500;

/** Why nothing was done. */
export type ReviewFault =
	| { fault: "nothing" }
	| { fault: "long-note" }
	| { fault: "not-yours"; names: string[] }
	/** Somebody saved or published in between. */
	| { fault: "changed"; items: { key: string; name: string; author: string | null; at: string | null }[] }
	| { fault: "refused"; problems: LinkedProblem[] };

type Outcome = { to: string } | ReviewFault;

type Parts = Pick<Services, "db" | "catalogue">;

/** Publishes exactly the revisions that were looked at (PUB-4), or nothing. */
export async function publishChosen({ db, catalogue }: Parts, staff: Staff, form: FormData): Promise<Outcome> {
	const note = String(form.get("note") ?? "").trim();
	if (note.length > LONGEST_NOTE) return { fault: "long-note" };
	const working = await workingCatalogue(db);
	const waiting = waitingItems(working);
	const isAll = form.get("all") !== null;
	const tokens = form.getAll("chosen").flatMap((token) => parseToken(token) ?? []);
	if (tokens.length === 0 && !isAll) return { fault: "nothing" };
	const byKey = new Map(waiting.map((each) => [itemKey(each), each]));
	const gone = tokens.filter((token) => byKey.get(itemKey(token))?.number !== token.number);
	if (gone.length > 0) return changedSince(db, working, gone.map(itemKey));
	if (isAll && form.get("all") !== fingerprint(waiting)) return changedSince(db, working, []);
	const page = Math.max(1, Number(form.get("page")) || 1);
	const others = isAll ? waiting.filter((_, index) => Math.floor(index / PAGE) + 1 !== page) : [];
	const chosen = [...tokens, ...others];
	const foreign = chosen.filter((each) => isClosed(each, staff));
	const dataOf = dataIn(working);
	if (foreign.length > 0)
		return {
			fault: "not-yours",
			names: foreign.map((each) => itemName(each, dataOf(itemKey(each)) ?? null, dataOf)),
		};
	try {
		const { release } = await publish(db, {
			around: surroundings(),
			now: Date.now(),
			chosen,
			author: staff.id,
			...(note && { note }),
		});
		await published({ db, catalogue }, staff, "published", release);
		return { to: `/admin/review?published=${release}` };
	} catch (cause) {
		return refusalOf(cause, [...working.items.values()]);
	}
}

/** Takes back the latest release, if it is still the one that was looked at. */
export async function undoRelease({ db, catalogue }: Parts, staff: Staff, form: FormData): Promise<Outcome> {
	const asked = Number(form.get("release"));
	if (!Number.isInteger(asked) || asked < 1) return { fault: "nothing" };
	try {
		const { release } = await undo(db, {
			around: surroundings(),
			now: Date.now(),
			release: asked,
			author: staff.id,
		});
		await published({ db, catalogue }, staff, "release-undone", asked);
		return { to: `/admin/review?undone=${asked}&published=${release}` };
	} catch (cause) {
		return refusalOf(cause, []);
	}
}

/** Gives a draft the content that is published. Its revisions stay in the history. */
export async function discardDraft({ db }: Pick<Parts, "db">, staff: Staff, form: FormData): Promise<Outcome> {
	const token = parseToken(form.get("item"));
	const working = await workingCatalogue(db);
	const item = waitingItems(working).find((each) => token && itemKey(each) === itemKey(token));
	if (!token || !item) return { fault: "nothing" };
	const dataOf = dataIn(working);
	if (isClosed(item, staff))
		return { fault: "not-yours", names: [itemName(item, dataOf(itemKey(item)) ?? null, dataOf)] };
	if (item.number !== token.number) return changedSince(db, working, [itemKey(item)]);
	const { kind, item: id, number, live } = item;
	const result = await save(db, { kind, item: id, base: number, data: live?.data ?? null, author: staff.id });
	if (result.outcome === "conflict") return changedSince(db, working, [itemKey(item)]);
	return { to: `/admin/review?discarded=${itemKey(item)}` };
}

/** The site of this process shows it at once; the others hear of it. */
async function published(
	{ db, catalogue }: Parts,
	staff: Staff,
	what: "published" | "release-undone",
	release: number,
) {
	await recordEvent(db, { author: staff.id, what, subject: String(release) });
	await catalogue.refresh();
}

async function changedSince(
	db: Database,
	working: Awaited<ReturnType<typeof workingCatalogue>>,
	keys: readonly string[],
): Promise<ReviewFault> {
	const notes = await revisionNotes(db, keys);
	const dataOf = dataIn(working);
	return {
		fault: "changed",
		items: keys.map((key) => {
			const [kind = "", item = ""] = key.split("/");
			const [newest] = notes.get(key) ?? [];
			return {
				key,
				name: itemName({ kind, item }, dataOf(key) ?? null, dataOf),
				author: newest?.author ?? null,
				at: newest ? staffTime(newest.at) : null,
			};
		}),
	};
}

function refusalOf(cause: unknown, items: Parameters<typeof refusalLinks>[1]): ReviewFault {
	if (!(cause instanceof Refusal)) throw cause;
	return { fault: "refused", problems: refusalLinks(cause, items) };
}
