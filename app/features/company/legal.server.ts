import { dealer } from "../../content/dealer";
import { accessibilityEffective, accessibilitySections } from "../../content/legal/accessibility";
import { legalDetails } from "../../content/legal/legal-details";
import type { LegalSection } from "../../content/legal/legal-section";
import { privacyEffective, privacySections } from "../../content/legal/privacy";
import { termsEffective, termsSections } from "../../content/legal/terms";
import { withFacts } from "../../platform/dealer-facts.server";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";

const sectionText = ({ id, heading, body }: LegalSection) => ({
	id,
	heading: say(heading),
	body: body.map((block) => ("en" in block ? withFacts(say(block)) : block.map((words) => withFacts(say(words))))),
});

const writtenDay = (day: Date, timeZone: string) => ({
	text: new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone }).format(day),
	// Swedish dates are written as in ISO 8601: 2026-07-06.
	date: new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(day),
});

/** LEGAL-2: `effective` is a plain date, the same everywhere. */
const legalText = (sections: readonly LegalSection[], effective: string) => ({
	sections: sections.map(sectionText),
	legalName: legalDetails.legalName,
	postalAddress: legalDetails.postalAddress,
	effective: writtenDay(new Date(effective), "UTC"),
});

/** LEGAL-1: today, by the dealer's clock, is the day of the last update. */
const updated = (today: Date) => writtenDay(today, dealer.timeZone);

export const privacyText = (today: Date) => ({
	...legalText(privacySections, privacyEffective),
	updated: updated(today),
});
export const termsText = (today: Date) => ({ ...legalText(termsSections, termsEffective), updated: updated(today) });
export const accessibilityText = () => legalText(accessibilitySections, accessibilityEffective);

export type LegalText = ReturnType<typeof legalText> & { updated?: ReturnType<typeof writtenDay> };
