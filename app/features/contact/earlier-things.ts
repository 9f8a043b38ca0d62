import { currentLocale } from "../../platform/language";

/** Among the drafts, so that it is deleted with them when a message has been sent. */
const KEY = "message-draft-earlier";
const MOST = 4;

export interface EarlierThing {
	/** Its part of the query: `plan=att-fiber-300`. */
	key: string;
	text: string;
	locale: string;
}

const isThing = (value: unknown): value is EarlierThing =>
	typeof value === "object" &&
	value !== null &&
	"key" in value &&
	/^(plan|package)=[a-z0-9-]{1,64}$/.test(String(value.key)) &&
	"text" in value &&
	typeof value.text === "string" &&
	"locale" in value;

function read(): EarlierThing[] {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isThing) : [];
	} catch {
		return [];
	}
}

/** Remembers what the visitor asks about now; returns what the same visitor asked about before, the latest first. */
export function rememberThings(now: readonly { key?: string; text: string }[]): EarlierThing[] {
	const locale = currentLocale();
	const things = now.flatMap(({ key, text }) => (key ? { key, text, locale } : []));
	const earlier = read().filter((each) => !things.some(({ key }) => key === each.key));
	try {
		sessionStorage.setItem(KEY, JSON.stringify([...things, ...earlier].slice(0, MOST + things.length)));
	} catch {
		// Storage is blocked: nothing is offered.
	}
	return earlier.filter((each) => each.locale === locale).slice(0, MOST);
}
