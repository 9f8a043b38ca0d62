import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "react-router";
import { z } from "zod";

const YEAR = 365 * 86_400;
const DAY = 86_400;
/** Accounts of one browser: a family shares a computer. */
const MOST_ACCOUNTS = 4;

const deviceShape = z.object({ id: z.string(), accounts: z.array(z.string()) });

/** The signed cookies by which a browser is recognised before anyone has signed in. */
export function browserCookies({ secret, siteUrl }: { secret: string; siteUrl: string }) {
	const shared = {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: siteUrl.startsWith("https:"),
	} as const;
	const device = createCookie("site.device", { ...shared, maxAge: YEAR, secrets: [`device:${secret}`] });
	const signUp = createCookie("site.sign-up", { ...shared, maxAge: DAY, secrets: [`sign-up:${secret}`] });
	/** The cookie names no address. */
	const accountOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url");

	async function deviceOf(request: Request) {
		return deviceShape.safeParse(await device.parse(request.headers.get("Cookie"))).data;
	}

	return {
		/**
		 * An id if this account was signed in to in this browser before, else null. The id is for counting: each known
		 * device has its own limit, so a stolen cookie buys no more guesses than that.
		 */
		async knownDevice(request: Request, email: string): Promise<string | null> {
			const known = await deviceOf(request);
			return known?.accounts.includes(accountOf(email)) ? known.id : null;
		},
		async rememberDevice(request: Request, email: string, headers: Headers): Promise<Headers> {
			const { id, accounts } = (await deviceOf(request)) ?? { id: randomBytes(16).toString("base64url"), accounts: [] };
			const account = accountOf(email);
			const latest = [account, ...accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS);
			headers.append("Set-Cookie", await device.serialize({ id, accounts: latest }));
			return headers;
		},
		/** Marks the browser that signed up, so that the mailed link signs in there and nowhere else. */
		signedUp: async (userId: string): Promise<string> => signUp.serialize(userId),
		async hasSignedUp(request: Request, userId: string): Promise<boolean> {
			return (await signUp.parse(request.headers.get("Cookie"))) === userId;
		},
		forgetSignUp: async (): Promise<string> => signUp.serialize("", { maxAge: 0 }),
	};
}
