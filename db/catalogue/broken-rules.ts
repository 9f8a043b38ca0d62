import type { Problem } from "../../app/content/problem";
import { englishSentence } from "../../app/platform/problem-sentence.server";
import { Refusal } from "../refusal";

/** What is wrong with the catalogue keeps it from being stored or published. The message says it in English, for the command line. */
export class BrokenRules extends Refusal {
	readonly problems: readonly Problem[];
	constructor(problems: readonly Problem[], heading?: string) {
		super([...(heading === undefined ? [] : [heading]), ...problems.map(englishSentence)].join("\n"));
		this.problems = problems;
	}
}
