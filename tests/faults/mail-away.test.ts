import { test } from "vitest";
import { engines } from "../http/engines";
import { startMailServer } from "../http/mail-server";
import { rounds } from "./rounds";
import { streamOf } from "./stream";
import { dealerInbox, signUp, writeMessage } from "./visitors";

/** Retry delays grow; only the outcome is tested, not the time. */
const pollOptions = { timeout: 150_000, interval: 200 };

test.concurrent.for(engines)(
	"on $name a mail server that rejects, disconnects or hangs delays no visitor, and all mail arrives once it recovers",
	async (engine, { expect }) => {
		const mails = await startMailServer();
		const site = await engine.start({ SMTP_URL: mails.url, DEALER_INBOX: dealerInbox });
		mails.behave("refuse");
		const messages = streamOf((number) => writeMessage(site.url, `Message ${number}`));
		const signUps = streamOf((number) => signUp(site.url, `away-${number}@example.com`));
		for (let round = 1; round <= rounds(1); round++) {
			for (const manner of ["refuse", "drop", "hang"] as const) {
				mails.behave(manner);
				const before = { messages: messages.acknowledged.size, signUps: signUps.acknowledged.size };
				await expect.poll(mails.refusals, pollOptions).toBeGreaterThan(1);
				await expect.poll(() => messages.acknowledged.size, pollOptions).toBeGreaterThan(before.messages + 1);
				await expect.poll(() => signUps.acknowledged.size, pollOptions).toBeGreaterThan(before.signUps);
			}
		}
		await Promise.all([messages.end(), signUps.end()]);
		expect([messages.failures(), signUps.failures()]).toEqual([0, 0]);
		expect(mails.received).toEqual([]);

		mails.behave("accept");
		const wanted = [
			...[...messages.acknowledged.values()].map((reference) => `${dealerInbox} <${reference}-message@example.com>`),
		];
		const toDealer = () =>
			mails.received.flatMap(({ recipients, messageId }) =>
				recipients.includes(dealerInbox) ? [`${dealerInbox} ${messageId}`] : [],
			);
		await expect.poll(() => new Set(toDealer()), pollOptions).toEqual(new Set(wanted));
		for (const email of signUps.acknowledged.values())
			await expect
				.poll(() => mails.received.filter(({ recipients }) => recipients.includes(email)).length, pollOptions)
				.toBe(1);
		expect(toDealer()).toHaveLength(wanted.length);
		expect(await site.stop()).toBe(0);
		await mails.stop();
	},
);
