import { Secret, TOTP } from "otpauth";
import type { Site } from "./start-site";
import { newClientAddress } from "./start-site";

/** A browser without scripts in the back office, with the session of a colleague. */
export function backOfficeVisitor({ url }: Pick<Site, "url">, cookie: string) {
	const address = newClientAddress();
	const ask = (path: string, init: RequestInit = {}) =>
		fetch(`${url}${path}`, {
			redirect: "manual",
			...init,
			headers: { Cookie: cookie, "X-Forwarded-For": address, ...init.headers },
		});
	return {
		ask,
		read: async (path: string) => (await ask(path)).text(),
		/** Sends a form of a page. */
		send: (path: string, fields: Record<string, string>) =>
			ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: url } }),
	};
}

export type BackOfficeVisitor = ReturnType<typeof backOfficeVisitor>;

/** An authenticator app with the key that a page shows. */
export function authenticatorApp(page: string) {
	const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(" ", "");
	if (!secret) throw new Error("the page shows no key for an authenticator app");
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	const started = Date.now();
	/** The code of now, or of the next step: both are taken for at least half a minute from now. */
	return (step: "first" | "next") => totp.generate({ timestamp: started + (step === "next" ? 30_000 : 0) });
}

/** Sets up an authenticator app; its first code is used up then. Returns it with the backup codes. */
export async function setUpAuthenticator(visitor: BackOfficeVisitor) {
	await visitor.send("/admin/security", { intent: "start-app" });
	const codeOf = authenticatorApp(await visitor.read("/admin/security"));
	const response = await visitor.send("/admin/security", { intent: "confirm-app", code: codeOf("first") });
	if (response.status !== 200) throw new Error(`the first code was refused with ${response.status}`);
	const page = await response.text();
	return { codeOf, backupCodes: [...page.matchAll(/\d{4} \d{4} \d{4}/g)].map(([code]) => code) };
}
