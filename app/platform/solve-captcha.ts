import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Fetches a challenge and solves it; the answer is what the form sends as its captcha token. */
export async function solveCaptcha(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`The captcha answered ${response.status}`);
	const challenge = (await response.json()) as Challenge;
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error("The captcha could not be solved in time");
	return btoa(JSON.stringify({ challenge, solution }));
}
