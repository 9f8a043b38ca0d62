import fc from "fast-check";
import { expect, test } from "vitest";
import { merge } from "./merge";

const base = {
	name: "Fiber 300",
	price: "$55/month",
	priceNote: { en: "With AutoPay.", es: "Con AutoPay.", pt: "Com AutoPay." },
	features: ["a", "b"],
};

test("CAT-2 changes of different fields merge, down to the language of a text", () => {
	const mine = { ...base, price: "$60/month", priceNote: { ...base.priceNote, es: "Con pago automático." } };
	const theirs = { ...base, features: ["a"], badge: "new", priceNote: { ...base.priceNote, pt: "Com débito." } };
	expect(merge(base, mine, theirs)).toEqual({
		merged: {
			name: "Fiber 300",
			price: "$60/month",
			priceNote: { en: "With AutoPay.", es: "Con pago automático.", pt: "Com débito." },
			features: ["a"],
			badge: "new",
		},
		conflicts: [],
	});
});

test("CAT-2 a field that both changed is a conflict with both values", () => {
	const { conflicts } = merge(base, { ...base, price: "$60/month" }, { ...base, price: "$50/month" });
	expect(conflicts).toEqual([{ field: "price", base: "$55/month", mine: "$60/month", theirs: "$50/month" }]);
});

test("CAT-2 a field that one removed and the other left alone is removed", () => {
	const { name: _, ...without } = base;
	expect(merge(base, without, base)).toEqual({ merged: without, conflicts: [] });
	expect(merge(base, base, without)).toEqual({ merged: without, conflicts: [] });
	expect(merge(base, without, { ...base, name: "Fiber 500" }).conflicts).toHaveLength(1);
});

test("CAT-2 an item that one removed and the other changed is a conflict", () => {
	expect(merge(base, null, { ...base, price: "$1/month" }).conflicts).toMatchObject([{ field: "", mine: null }]);
});

const promotions = [
	{ id: "trade-in", title: { en: "Trade-in", es: "Entrega" }, upTo: "$1000" },
	{ id: "own-phone", title: { en: "Your phone", es: "Tu celular" } },
	{ id: "switch", title: { en: "Switch", es: "Cambia" } },
];

test("CAT-2 entries of a list are merged by their id", () => {
	const [tradeIn, ownPhone, change] = promotions as [object, object, object];
	const mine = { promotions: [{ ...tradeIn, upTo: "$800" }, { id: "mine" }, ownPhone, change] };
	const theirs = { promotions: [{ ...tradeIn, title: { en: "Trade in", es: "Entrega" } }, change, { id: "theirs" }] };
	expect(merge({ promotions }, mine, theirs)).toEqual({
		merged: {
			promotions: [
				{ id: "trade-in", title: { en: "Trade in", es: "Entrega" }, upTo: "$800" },
				{ id: "mine" },
				change,
				{ id: "theirs" },
			],
		},
		conflicts: [],
	});
});

test("CAT-2 one moves entries and the other adds one: both are kept", () => {
	expect(merge(["a", "b", "c"], ["c", "a", "b"], ["a", "b", "x", "c"])).toEqual({
		merged: ["c", "a", "b", "x"],
		conflicts: [],
	});
});

test("CAT-2 what both do to one entry, or to the order, is a conflict", () => {
	const changed = promotions.with(0, { ...promotions[0], upTo: "$800" } as never);
	expect(merge(promotions, changed, promotions.slice(1)).conflicts).toMatchObject([{ field: "trade-in" }]);
	expect(
		merge(promotions, changed, promotions.with(0, { ...promotions[0], upTo: "$900" } as never)).conflicts,
	).toMatchObject([{ field: "trade-in.upTo", base: "$1000", mine: "$800", theirs: "$900" }]);
	expect(merge(["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"]).conflicts).toHaveLength(1);
	expect(merge(["a"], ["a", "x"], ["x", "a"]).conflicts).toHaveLength(1);
});

interface Entry {
	id: string;
	value: number;
}

const original = [..."abcde"].map((id): Entry => ({ id, value: 0 }));

/** The list as somebody might leave it: with entries removed, changed, moved and added. */
const edited = (added: string, value: number) =>
	fc
		.record({
			kept: fc.oneof(fc.subarray(original), fc.shuffledSubarray(original)),
			changed: fc.subarray(original.map(({ id }) => id)),
			news: fc.array(fc.record({ id: fc.constantFrom(...added), at: fc.nat(5) }), { maxLength: 2 }),
		})
		.map(({ kept, changed, news }) => {
			const all = kept.map((each) => (changed.includes(each.id) ? { ...each, value } : each));
			for (const { id, at } of news)
				if (!all.some((each) => each.id === id)) all.splice(Math.min(at, all.length), 0, { id, value });
			return all;
		});

test("CAT-2 nothing is lost in lists: what either side added or changed is in the result, and what either removed is not", () => {
	let merges = 0;
	fc.assert(
		fc.property(edited("mnx", 1), edited("tux", 2), (mine, theirs) => {
			const { merged, conflicts } = merge(original, mine, theirs) as { merged: Entry[]; conflicts: unknown[] };
			const back = merge(original, theirs, mine);
			expect(back.conflicts).toHaveLength(conflicts.length);
			if (conflicts.length > 0) return;
			merges++;
			expect(back.merged).toEqual(merged);
			const find = (all: readonly Entry[], key: string) => all.find(({ id }) => id === key)?.value;
			for (const id of "abcdemntux") {
				const [before, m, t] = [original, mine, theirs].map((all) => find(all, id));
				expect(find(merged, id)).toBe(m === before ? t : m);
			}
		}),
		{ numRuns: 500 },
	);
	expect(merges).toBeGreaterThan(50);
});

const tree = fc.letrec<{ node: unknown }>((tie) => ({
	node: fc.oneof(
		{ depthSize: "small" },
		fc.constantFrom("x", "y", 1, true),
		fc.dictionary(fc.constantFrom("a", "b", "c"), tie("node"), { maxKeys: 3, noNullPrototype: true }),
	),
})).node;

test("CAT-2 nothing typed is lost: every change of either side is in the result or among the conflicts", () => {
	fc.assert(
		fc.property(tree, tree, tree, (original, mine, theirs) => {
			const { merged, conflicts } = merge(original, mine, theirs);
			const back = merge(original, theirs, mine);
			expect(merge(original, mine, original)).toEqual({ merged: mine, conflicts: [] });
			expect(merge(original, mine, mine)).toEqual({ merged: mine, conflicts: [] });
			// Who saves first makes no difference.
			const fields = (of: typeof conflicts) => of.map(({ field }) => field).toSorted();
			expect(fields(back.conflicts)).toEqual(fields(conflicts));
			if (conflicts.length === 0) expect(back.merged).toEqual(merged);
		}),
	);
});
