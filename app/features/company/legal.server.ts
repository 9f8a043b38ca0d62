import { dealer } from "../../content/dealer";
import type { LegalSection } from "../../content/legal/legal-section";
import { privacySections } from "../../content/legal/privacy";
import { termsSections } from "../../content/legal/terms";
import { withFacts } from "../../platform/dealer-facts.server";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";

const { timeZone } = dealer;

const sectionText = ({ id, heading, body }: LegalSection) => ({
	id,
	heading: say(heading),
	body: body.map((block) => ("en" in block ? withFacts(say(block)) : block.map((words) => withFacts(say(words))))),
});

/** LEGAL-1: the sections, with today as the date of the last update. */
const legalText = (sections: readonly LegalSection[], today: Date) => ({
	sections: sections.map(sectionText),
	updated: {
		text: new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone }).format(today),
		// Swedish dates are written as in ISO 8601: 2026-07-06.
		date: new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(today),
	},
});

export const privacyText = (today: Date) => legalText(privacySections, today);
export const termsText = (today: Date) => legalText(termsSections, today);

export type LegalText = ReturnType<typeof legalText>;
