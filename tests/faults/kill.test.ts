import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "vitest";
import { blogPosts, contactMessages, users } from "../../db/schema";
import { askSite } from "../../server/commands/ask-site";
import { perform } from "../../server/commands/perform";
import type { CommandRequest } from "../../server/commands/request";
import { accountVisitor } from "../http/account-visitor";
import { type Engine, engines, type Place } from "../http/engines";
import { type ReceivedMail, startMailServer } from "../http/mail-server";
import type { Site } from "../http/start-site";
import { rounds } from "./rounds";
import { type Stream, streamOf } from "./stream";
import { dealerInbox, password, signUp, writeMessage } from "./visitors";

/** A dead worker is detected by its missing heartbeat; then another one sends its mail. */
const pollOptions = { timeout: 150_000, interval: 200 };

const kill = async (site: Site) => {
	if (site.process.exitCode !== null) throw new Error(`The site exited by itself:\n${site.output()}`);
	site.process.kill("SIGKILL");
	await once(site.process, "exit");
};

const story = (number: number): CommandRequest => ({
	ask: "add story",
	replace: true,
	isTranslation: false,
	story: {
		slug: `streamed-${number}`,
		title: `Streamed ${number}`,
		excerpt: null,
		content: "<p>Words.</p>",
		category: "Guides",
		authorName: "The team",
		tags: [],
		readTime: 1,
		featuredImageUrl: null,
		createdAt: "2026-11-02T14:00:00Z",
		published: true,
		featured: false,
	},
});

/** Changes stories as the commands do: through the site on the embedded database, directly on PostgreSQL. */
async function storyTeller(engine: Engine, place: Place) {
	const connection = place.DATABASE_URL ? await engine.open(place) : undefined;
	const command = async (request: CommandRequest) => {
		const answer = connection
			? perform(connection.db, request, { siteUrl: "http://127.0.0.1" })
			: askSite(place.DATA_DIR, request);
		let said = "";
		for await (const text of answer) said += text;
		return said;
	};
	return {
		/** Adds a story; removes every third one again. */
		tell: async (number: number) => {
			const added = await command(story(number));
			return isTakenBack(number) ? command({ ask: "unpublish story", slug: `streamed-${number}` }) : added;
		},
		close: async () => connection?.close(),
	};
}
const isTakenBack = (number: number) => number % 3 === 0;

const idsOf = (mails: readonly ReceivedMail[], to: string) =>
	mails.filter(({ recipients }) => recipients.includes(to)).map(({ messageId }) => messageId ?? "");

test.concurrent.for(engines)(
	"a site on $name that is killed repeatedly loses nothing and duplicates nothing",
	async (engine, { expect }) => {
		const mails = await startMailServer();
		const place = await engine.place();
		const start = () => engine.start({ ...place, SMTP_URL: mails.url, DEALER_INBOX: dealerInbox });
		let site = await start();
		const teller = await storyTeller(engine, place);
		const messages = streamOf((number) => writeMessage(site.url, `Message ${number}`));
		const signUps = streamOf((number) => signUp(site.url, `streamed-${number}@example.com`));
		const stories = streamOf(teller.tell);
		const streams = [messages, signUps, stories];
		const more = (stream: Stream, by: number) => {
			const enough = stream.acknowledged.size + by;
			return expect.poll(() => stream.acknowledged.size, pollOptions).toBeGreaterThanOrEqual(enough);
		};

		for (let round = 1; round <= rounds(3); round++) {
			await Promise.all([more(messages, 8), more(signUps, 2), more(stories, 4)]);
			await pause(Math.random() * 100);
			await kill(site);
			site = await start();
		}
		// The worst moment for a mail: the mail server has accepted it, and the site dies before the acknowledgement arrives.
		for (let round = 1; round <= rounds(1); round++) {
			// A new sign-up each round: one mail that dies every time would reach the limit of five mails an hour.
			await more(signUps, 1);
			const { promise: taken, resolve } = Promise.withResolvers<void>();
			mails.atNextMail(() => {
				site.process.kill("SIGKILL");
				resolve();
			});
			await taken;
			site = await start();
		}
		await Promise.all(streams.map((stream) => stream.end()));

		// Every mail is sent, and duplicates share a Message-ID.
		const references = [...messages.acknowledged.values()];
		expect(new Set(references).size).toBe(references.length);
		const toDealer = references.map((reference) => `<${reference}-message@example.com>`);
		await expect.poll(() => new Set(idsOf(mails.received, dealerInbox)), pollOptions).toEqual(new Set(toDealer));
		const arrived = idsOf(mails.received, dealerInbox);
		for (const email of signUps.acknowledged.values())
			await expect.poll(() => idsOf(mails.received, email).length, pollOptions).toBeGreaterThan(0);

		// Everyone who signed up can confirm by mail.
		for (const email of signUps.acknowledged.values()) {
			const letters = mails.received.filter(({ recipients }) => recipients.includes(email));
			const visitor = accountVisitor(site.url);
			for (const { text = "" } of letters) {
				const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
				await visitor.confirm(link, password);
			}
			expect(await visitor.session()).toMatchObject({ user: { email } });
		}

		expect(await site.stop()).toBe(0);
		await teller.close();
		const connection = await engine.open(place);
		const stored = await connection.db.select().from(contactMessages);
		const told = await connection.db.select().from(blogPosts);
		const members = await connection.db.select().from(users);
		await connection.close();
		await mails.stop();

		const words = [...messages.acknowledged].map(([number, reference]) => `${reference} Message ${number}`);
		expect(stored.map(({ reference, message }) => `${reference} ${message}`).toSorted()).toEqual(words.toSorted());
		expect(members.map(({ email }) => email).toSorted()).toEqual([...signUps.acknowledged.values()].toSorted());
		expect(
			told.flatMap(({ slug, published }) => (slug.startsWith("streamed-") ? [`${slug} ${published}`] : [])).toSorted(),
		).toEqual(
			[...stories.acknowledged.keys()].map((number) => `streamed-${number} ${!isTakenBack(number)}`).toSorted(),
		);

		console.log(
			`${engine.name}: ${rounds(4)} kills; ${words.length} messages, ${members.length} sign-ups, ${stories.acknowledged.size} stories kept; ` +
				`${streams.reduce((sum, stream) => sum + stream.failures(), 0)} tries were repeated; ` +
				`${arrived.length - new Set(arrived).size} mails came twice under the same id`,
		);
	},
);
