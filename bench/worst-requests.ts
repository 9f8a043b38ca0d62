import { randomBytes } from "node:crypto";

const form = (fields: Record<string, string>): RequestInit => ({ method: "POST", body: new URLSearchParams(fields) });
const random = (bytes: number) => randomBytes(bytes).toString("base64url");

/** The costliest request of each endpoint (docs/reliability.md), made anew each time. */
export const worstRequests: Record<string, (round: number) => [path: string, init?: RequestInit]> = {
	"sign-up with a long random password": (round) => [
		"/session",
		form({
			form: "sign-up",
			name: "A",
			email: `${round}@${Array.from({ length: 60 }, () => random(1)).join(".")}.example.com`,
			password: random(96),
		}),
	],
	"sign-in with a wrong password": (round) => [
		"/session",
		form({ form: "sign-in", email: `a${round}@example.com`, password: random(30) }),
	],
	"password reset": (round) => ["/session", form({ form: "forgot", email: `a${round}@example.com` })],
	"a message of the largest size": () => ["/contact", form({ name: "A", topic: "tv", message: random(45_000) })],
	"a search nobody made before": () => [`/blog?q=${random(60)}`],
	"a filter nobody chose before": () => [`/phone-cases?make=${random(200)}`],
	"a private page": () => ["/account"],
	"a share picture": (round) => [`/${["", "es/", "pt/"][round % 3]}share/about.png?v=${random(4)}`],
	"a proof-of-work challenge": () => ["/captcha"],
	"an unknown path": () => [`/${random(30)}`],
};
