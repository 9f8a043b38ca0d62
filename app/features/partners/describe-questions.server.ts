import type { FAQPage } from "schema-dts";
import type { Describe } from "../../platform/structured-data.server";
import type { LandingWords } from "./landing.server";

/** The questions and answers of a landing page that has them. */
export const describeQuestions =
	(landing: LandingWords | undefined): Describe =>
	() => {
		if (landing?.slug !== "t-mobile") return [];
		const page: FAQPage = {
			"@type": "FAQPage",
			mainEntity: landing.parts.map(({ title, text }) => ({
				"@type": "Question",
				name: title,
				acceptedAnswer: { "@type": "Answer", text },
			})),
		};
		return [page];
	};
