import type { Kind, Stored } from "../../../app/catalogue/shapes";
import { dealer } from "../../../app/content/dealer";
import type { IsoDay, MonthlyPrice } from "../../../app/content/prices";
import type { Database } from "../../../db/connect";
import { historyWriter } from "./history";
import { fillInbox } from "./inbox";

/** A busy week in the shop, up to now. Returns the owner's id. Nobody in it is a real person. */
export async function fillWeek(db: Database, now: number): Promise<string> {
	const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(dealer.timeZone);
	const ago = (days: number, time: string) =>
		new Date(
			Math.min(
				today.subtract({ days }).toPlainDate().toZonedDateTime({ timeZone: dealer.timeZone, plainTime: time })
					.epochMilliseconds,
				now,
			),
		);
	const week = await historyWriter(db, ago(40, "08:00"));
	const { edit, release, check, of } = week;

	const owner = await week.colleague("Owner", "owner", [], ago(40, "08:00"));
	const [first, second, third, fourth] = of("store") as [Shop, Shop, Shop, Shop];
	const colleague = (role: "manager" | "clerk", { item, data }: Shop) =>
		week.colleague(`${role === "manager" ? "Manager" : "Clerk"} of ${data.name}`, role, [item], ago(30, "09:00"));
	const manager = await colleague("manager", first);
	const otherManager = await colleague("manager", second);
	const clerk = await colleague("clerk", third);
	const otherClerk = await colleague("clerk", fourth);

	// Price checks of different ages: some are due again, most prices were never checked.
	const plans = [...of("internet-plan"), ...of("postpaid-plan"), ...of("prepaid-plan")];
	const kindOf = (item: string): Kind =>
		(["internet-plan", "postpaid-plan"] as const).find((kind) => of(kind).some((each) => each.item === item)) ??
		"prepaid-plan";
	for (const [index, days] of [75, 52, 41, 33, 29, 21, 12, 7, 5, 3, 2, 1].entries())
		for (const { item } of plans.slice(index * 4, index * 4 + 4))
			await check(ago(days, "10:15"), index % 2 ? manager : clerk, kindOf(item), item, "carrier’s website");

	// A carrier's price rise.
	const plain = of("internet-plan").filter(
		({ data }) => !data.originalPrice && !data.timed && !data.facts.monthlyAfter && !data.priceCheck,
	);
	for (const { item } of plain.slice(0, 3))
		await edit(ago(6, "09:10"), manager, "internet-plan", item, ({ price }) => ({ price: dearer(price, 5) }));
	await release(ago(6, "09:30"), manager, "New internet prices from the carrier");
	for (const { item } of plain.slice(0, 3))
		await check(ago(6, "09:35"), manager, "internet-plan", item, "carrier’s price list");

	// A wrong price, and the release that took it back.
	const wrong = firstOf(of("prepaid-plan").filter(({ data }) => !data.originalPrice && !data.priceCheck));
	await edit(ago(4, "14:02"), otherManager, "prepaid-plan", wrong.item, ({ price }) => ({ price: dearer(price, 300) }));
	await release(ago(4, "14:03"), otherManager, "Prepaid price");
	await edit(ago(4, "14:06"), otherManager, "prepaid-plan", wrong.item, () => ({ price: wrong.data.price }));
	await release(ago(4, "14:06"), otherManager, "Back to the right price", 2);

	// Holiday hours.
	const thanksgiving = nextThanksgiving(today.toPlainDate());
	const eve = thanksgiving.subtract({ days: 1 });
	const holidays = (data: Stored<"store">) => ({
		holidayHours: [
			...(data.holidayHours ?? []),
			{ on: eve.toString() as IsoDay, hours: [{ opens: "10:00" as const, closes: "15:00" as const }] },
			{ on: thanksgiving.toString() as IsoDay, hours: [] },
		],
	});
	for (const { item } of of("store")) await edit(ago(3, "16:20"), owner, "store", item, holidays);
	await release(ago(3, "16:25"), owner, "Thanksgiving hours");

	// A Black Friday offer that begins and ends by itself.
	const friday = thanksgiving.add({ days: 1 });
	const offered = of("postpaid-plan").filter(({ data }) => !data.originalPrice && !data.priceCheck && !data.timed);
	for (const { item } of offered.slice(0, 2))
		await edit(ago(2, "11:40"), owner, "postpaid-plan", item, ({ price }) => ({
			timed: [
				{
					from: `${friday}T00:00`,
					until: `${friday.add({ days: 4 })}T00:00`,
					set: { price: dearer(price, -5), originalPrice: price, originalPriceIs: "former" },
					note: "Black Friday",
				},
			],
		}));
	await release(ago(2, "11:45"), owner, "Black Friday offer, from midnight on Friday");

	// Drafts of several people, waiting for review.
	await edit(ago(1, "12:05"), manager, "internet-plan", firstOf(plain.slice(3)).item, ({ price }) => ({
		price: dearer(price, 5),
	}));
	const contested = firstOf(plain.slice(4));
	await edit(ago(1, "15:30"), clerk, "internet-plan", contested.item, ({ price }) => ({ price: dearer(price, 2) }));
	await edit(ago(0, "09:05"), otherManager, "internet-plan", contested.item, ({ price }) => ({
		price: dearer(price, 3),
	}));
	const deal = firstOf(of("deal"));
	await edit(ago(1, "17:50"), otherClerk, "deal", deal.item, ({ description }) => ({
		description: "en" in description ? { ...description, en: `${description.en} Now at all our stores.` } : description,
	}));
	const phoneCase = firstOf(of("phone-case"));
	await edit(ago(0, "09:20"), otherClerk, "phone-case", phoneCase.item, () => ({ hidden: true }));
	await edit(ago(0, "09:40"), clerk, "store", third.item, ({ openingHours }) => ({
		openingHours: openingHours.map((each) =>
			each.days.includes("Sunday") ? { ...each, closes: "18:00" as const } : each,
		),
	}));

	await fillInbox(db, ago, { shops: [first, second, third, fourth], owner, manager, otherManager, clerk });
	return owner;
}

interface Shop {
	item: string;
	data: Stored<"store">;
}

function firstOf<T>([first]: readonly T[]): T {
	if (first === undefined) throw new Error("The catalogue has nothing like that for the demo");
	return first;
}

const dearer = (price: string, dollars: number) => {
	const amount = Number.parseFloat(price.slice(1)) + dollars;
	return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}/month` as MonthlyPrice;
};

/** The fourth Thursday of November, of the next year if this year's is less than two days away or over. */
function nextThanksgiving(today: Temporal.PlainDate): Temporal.PlainDate {
	const inYear = (year: number) => {
		const november = Temporal.PlainDate.from({ year, month: 11, day: 1 });
		return november.add({ days: ((4 - november.dayOfWeek + 7) % 7) + 21 });
	};
	const thisYear = inYear(today.year);
	return Temporal.PlainDate.compare(today.add({ days: 2 }), thisYear) <= 0 ? thisYear : inYear(today.year + 1);
}
