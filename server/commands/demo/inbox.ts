import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { contactMessages, leadEntries, leads } from "../../../db/schema";

/** What visitors asked, and how far colleagues are with it: new, waiting, put aside and done. */
export async function fillInbox(
	db: Database,
	ago: (days: number, time: string) => Date,
	{
		shops,
		owner,
		manager,
		otherManager,
		clerk,
	}: { shops: readonly { item: string }[] } & Record<"clerk" | "manager" | "otherManager" | "owner", string>,
): Promise<void> {
	const [first, second, third] = shops.map(({ item }) => item);
	const asked = [
		[ago(0, "08:15"), third, "es", "Ana", "cases", "¿Tienen hoy la funda transparente para iPhone 15?"],
		[
			ago(0, "09:30"),
			first,
			"en",
			"Sam",
			"internet",
			"My bill went up to $75. Can you find me something cheaper in 29577?",
		],
		[
			ago(1, "16:40"),
			null,
			"pt",
			"Marcos",
			"wireless",
			"Quero duas linhas com ligações para o Brasil. Posso passar no sábado?",
		],
		[
			ago(2, "11:05"),
			second,
			"en",
			"Dee",
			"security",
			"We need cameras and internet for a small shop. When can I come in?",
		],
		[
			ago(3, "13:20"),
			first,
			"en",
			"Lou",
			"wireless",
			"Do you have a plan for people over 55, and what do I have to bring?",
		],
		[ago(4, "10:45"), third, "es", "Rosa", "internet", "¿Llega la fibra a mi calle? Mi código postal es 01752."],
		[ago(5, "17:10"), second, "en", "Kim", "tv", "Can I keep my TV package when I move to Goose Creek next month?"],
	] as const;
	const messages = await db
		.insert(contactMessages)
		.values(
			asked.map(([createdAt, store, language, name, topic, message], index) => ({
				reference: `BP-DEM0-000${index + 1}`,
				createdAt,
				language,
				name,
				...(index % 2 === 0 ? { email: `${name.toLowerCase()}@example.com` } : { phone: `843-555-01${10 + index}` }),
				store: store ?? null,
				topic,
				message,
				fingerprint: `demo ${index}`,
			})),
		)
		.returning({ id: contactMessages.id, name: contactMessages.name });

	const work = async (
		name: string,
		lead: Partial<typeof leads.$inferInsert>,
		entries: readonly Pick<typeof leadEntries.$inferInsert, "at" | "author" | "text" | "what">[],
	) => {
		const message = messages.find((each) => each.name === name);
		if (!message) throw new Error(`Nobody called ${name} wrote a message`);
		const [changed] = await db
			.update(leads)
			.set(lead)
			.where(eq(leads.messageId, message.id))
			.returning({ id: leads.id });
		if (changed)
			await db.insert(leadEntries).values(entries.map((entry) => ({ id: randomUUID(), lead: changed.id, ...entry })));
	};
	await work("Dee", { state: "open", assignee: otherManager }, [
		{ what: "assigned", text: otherManager, author: owner, at: ago(2, "11:30") },
		{
			what: "note",
			text: "Four cameras, one of them outdoors. Wants to come on a weekday.",
			author: otherManager,
			at: ago(1, "09:50"),
		},
	]);
	await work("Lou", { state: "waiting", assignee: manager }, [
		{
			what: "reply",
			text: "Hello Lou,\n\nYes, there are plans for people over 55. Please bring an ID that shows your date of birth.",
			author: manager,
			at: ago(3, "14:05"),
		},
	]);
	const later = new Date(ago(0, "00:00").getTime() + 3 * 86_400_000);
	await work("Rosa", { state: "snoozed", snoozedUntil: later, assignee: clerk }, [
		{ what: "note", text: "Asked the carrier; they answer within three days.", author: clerk, at: ago(4, "11:00") },
		{ what: "state", text: "snoozed", author: clerk, at: ago(4, "11:01") },
	]);
	await work("Kim", { state: "done", assignee: owner }, [
		{
			what: "reply",
			text: "Hello Kim,\n\nYes, the package moves with you. Call us a week before.",
			author: owner,
			at: ago(5, "17:40"),
		},
		{ what: "state", text: "done", author: owner, at: ago(4, "09:00") },
	]);
}
