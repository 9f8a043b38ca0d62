import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "./visitor.ts";

/** The site of the journeys has no mail server: its mails are files in its data folder. */
function outbox(): string {
	const { port } = new URL(test.info().project.use.baseURL ?? "");
	return `test-results/journeys/data-${port}/outbox`;
}

/** Waits for the newest mail to an address whose subject has these words. */
export async function mailTo(address: string, subject: RegExp, folder = outbox()): Promise<Email> {
	let found: Email | undefined;
	await expect
		.poll(
			async () => {
				const letters = await Promise.all(lettersIn(folder).map((raw) => PostalMime.parse(raw)));
				found = letters
					.filter((letter) => letter.to?.some((to) => to.address === address) && subject.test(letter.subject ?? ""))
					.sort((one, other) => Date.parse(other.date ?? "") - Date.parse(one.date ?? ""))[0];
				return Boolean(found);
			},
			{ message: `a mail to ${address}`, timeout: 30_000 },
		)
		.toBe(true);
	return found as Email;
}

function lettersIn(folder: string): string[] {
	try {
		return readdirSync(folder)
			.filter((name) => name.endsWith(".eml"))
			.map((name) => readFileSync(join(folder, name), "utf8"));
	} catch {
		return [];
	}
}

/** The URL of a mail's button. */
export const linkIn = (letter: Email): string =>
	/href="(https?:[^"]+)"/.exec(letter.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
