import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { backgroundWorker } from "../../platform/background-worker.server";
import type { MeterInput, Strength } from "./password-meter-worker";

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;
/** zxcvbn's "safely unguessable: moderate protection from an offline attack". */
const GOOD_ENOUGH = 3;

/** Why a password is refused, in words; empty when it is good. `about` is what a stranger may know about its owner. */
export async function passwordFaults(password: string, about: readonly string[]): Promise<string[]> {
	if (password.length > LONGEST_PASSWORD) return [m.account_password_long({ most: LONGEST_PASSWORD })];
	const faults: string[] = [];
	if (password.length < SHORTEST_PASSWORD) faults.push(m.account_password_short({ least: SHORTEST_PASSWORD }));
	const { score, warning } = await meter(meterInput(password, about));
	if (score < GOOD_ENOUGH) faults.push(reason(warning));
	return faults;
}

/** The meter's time grows with each of these: fifty random characters are safe whatever follows them. */
const JUDGED_CHARACTERS = 48;
const MOST_KNOWN_WORDS = 16;
const LONGEST_KNOWN_WORD = 32;

/** What the meter is given, at most so much of it. */
export function meterInput(password: string, about: readonly string[]): MeterInput {
	const words = [dealer.name, ...about].flatMap((text) => {
		const start = text.slice(0, 100);
		return [...start.split(/[^\p{L}\p{N}]+/u), start.replace(/[^\p{L}\p{N}]+/gu, "")];
	});
	const known = new Set(
		words.filter((word) => word.length > 2).map((word) => word.slice(0, LONGEST_KNOWN_WORD).toLowerCase()),
	);
	return { password: password.slice(0, JUDGED_CHARACTERS), known: [...known].slice(0, MOST_KNOWN_WORDS) };
}

const meter = backgroundWorker<MeterInput, Strength>({
	source: new URL("./password-meter-worker.ts", import.meta.url),
	mostWaiting: 32,
});

function reason(warning: string | null): string {
	if (warning === "userInputs") return m.account_password_personal();
	if (warning && /common|top|word|names/i.test(warning)) return m.account_password_common();
	if (warning && /repeat|sequence|row|pattern|dates|years/i.test(warning)) return m.account_password_pattern();
	return m.account_password_guessable();
}
