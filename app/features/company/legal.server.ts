import type { LegalSection } from "../../content/legal/legal-section";
import { privacySections } from "../../content/legal/privacy";
import { termsSections } from "../../content/legal/terms";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";

/** The dealer's own time zone: what "today" is must not depend on where the server stands. */
const timeZone = "America/New_York";

const sectionText = ({ id, heading, body }: LegalSection) => ({
	id,
	heading: say(heading),
	body: body.map((block) => ("en" in block ? say(block) : block.map(say))),
});

/** LEGAL-1: the sections, and the date of the day as the page's last update. */
const legalText = (sections: readonly LegalSection[], today: Date) => ({
	sections: sections.map(sectionText),
	updated: {
		text: new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone }).format(today),
		// Swedish writes dates as machines do: 2026-07-06.
		date: new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(today),
	},
});

export const privacyText = (today: Date) => legalText(privacySections, today);
export const termsText = (today: Date) => legalText(termsSections, today);

export type LegalText = ReturnType<typeof legalText>;
