import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Fetches and solves a challenge; returns the token for the form. */
export async function solveCaptcha(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`The captcha request failed with status ${response.status}`);
	const challenge = (await response.json()) as Challenge;
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error("The captcha could not be solved in time");
	return btoa(JSON.stringify({ challenge, solution }));
}
