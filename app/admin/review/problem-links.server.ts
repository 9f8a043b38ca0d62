import { BrokenRules } from "../../../db/catalogue/broken-rules";
import type { Refusal } from "../../../db/refusal";
import { itemKey } from "../../catalogue/catalogue-at";
import { isMendedIn } from "../../catalogue/mended-in";
import type { Problem } from "../../content/problem";
import { problemSentence } from "../../platform/problem-sentence.server";

/** A sentence about what is wrong, and the form where it can be mended. */
export interface LinkedProblem {
	text: string;
	to?: string;
	/** In English whatever the reader's language. */
	isEnglish?: boolean;
}

interface Item {
	kind: string;
	item: string;
	data: object | null;
}

export function problemLink(problem: Problem, items: readonly Item[]): LinkedProblem {
	const text = problemSentence(problem);
	const found = items.find((each) => isMendedIn(problem, each));
	return found ? { text, to: `/admin/items/${itemKey(found)}` } : { text };
}

/** Why something was refused, in sentences. */
export const refusalWords = (refusal: Refusal): string[] => refusalLinks(refusal, []).map(({ text }) => text);

/** Why something was refused. Only the rules of the catalogue are said in the reader's language. */
export const refusalLinks = (refusal: Refusal, items: readonly Item[]): LinkedProblem[] =>
	refusal instanceof BrokenRules
		? refusal.problems.map((problem) => problemLink(problem, items))
		: [{ text: refusal.message, isEnglish: true }];
