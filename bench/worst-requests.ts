import { randomBytes } from "node:crypto";

const form = (fields: Record<string, string>): RequestInit => ({ method: "POST", body: new URLSearchParams(fields) });
const random = (bytes: number) => randomBytes(bytes).toString("base64url");

/** As many things as the contact page takes, of the seed. */
const plans =
	"att-fiber-300 att-fiber-500 att-fiber-1-gig att-fiber-2-gig att-fiber-5-gig att-internet-air att-internet-air-bundle att-internet-100 brightspeed-fiber-200 brightspeed-fiber-500 brightspeed-fiber-1-gig brightspeed-broadband-100 earthlink-fiber-100 earthlink-fiber-1-gig earthlink-wireless-home-100 earthlink-wireless-home-300 frontier-fiber-200 frontier-fiber-500 frontier-fiber-1-gig frontier-fiber-2-gig";
const packages =
	"directv-entertainment directv-choice directv-ultimate directv-premier optimum-basic-tv optimum-core-tv optimum-premier-tv spectrum-tv-stream spectrum-tv-mi-plan-latino spectrum-tv-select youtube-tv-base sling-orange-blue philo-core xfinity-now-tv xfinity-choice-tv xfinity-popular-tv xfinity-ultimate-tv";
const cases =
	"case-clear-slim case-clear-magnetic case-rugged-armor case-silicone-soft case-leather-wallet case-vegan-leather-folio case-galaxy-shockproof case-pixel-fabric case-flip-fold";
const aboutEverything = `/contact?${new URLSearchParams([
	...plans.split(" ").map((id) => ["plan", id]),
	...packages.split(" ").map((id) => ["package", id]),
	["cart", cases.replaceAll(" ", ":1,")],
])}`;

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
	"a message of the largest size about everything": () => [
		aboutEverything,
		form({ name: "A", topic: "tv", message: random(45_000) }),
	],
	"a search nobody made before": () => [`/blog?q=${random(60)}`],
	"a filter nobody chose before": () => [`/phone-cases?make=${random(200)}`],
	"a private page": () => ["/account"],
	"a share picture": (round) => [`/${["", "es/", "pt/"][round % 3]}share/about.png?v=${random(4)}`],
	"a proof-of-work challenge": () => ["/captcha"],
	"an unknown path": () => [`/${random(30)}`],
};
