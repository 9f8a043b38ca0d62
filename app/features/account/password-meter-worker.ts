/** Judges passwords in a thread of its own: loading the word lists takes about a second, the worst password 0.1 s. */
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { answerRequests } from "../../platform/worker-requests.ts";

export interface MeterInput {
	password: string;
	/** What a stranger may know about the owner. */
	known: string[];
}

export interface Strength {
	/** 0 to 4. */
	score: number;
	warning: string | null;
}

const meter = new ZxcvbnFactory({
	dictionary: { ...common, ...english },
	graphs: adjacencyGraphs,
	// Each way to read "4", "@" or "$" as a letter is one more pass over all word lists: the default of 100 ways makes 48
	// random characters cost 0.6 s.
	l33tMaxSubstitutions: 8,
});

answerRequests<MeterInput, Strength>(({ password, known }) => {
	const { score, feedback } = meter.check(password, known);
	return { score, warning: feedback.warning };
});
