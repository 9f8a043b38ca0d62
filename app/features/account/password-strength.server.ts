import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;
/** zxcvbn's "safely unguessable: moderate protection from an offline attack". */
const GOOD_ENOUGH = 3;

/** Why a password is refused, in words; empty when it is good. `about` is what a stranger may know of its owner. */
export async function passwordFaults(password: string, about: readonly string[]): Promise<string[]> {
	const faults: string[] = [];
	if (password.length < SHORTEST_PASSWORD) faults.push(m.account_password_short({ least: SHORTEST_PASSWORD }));
	if (password.length > LONGEST_PASSWORD) return [m.account_password_long({ most: LONGEST_PASSWORD })];
	const known = [...about, dealer.name].flatMap((text) => [text, text.replace(/\W+/g, ""), ...text.split(/[\W_]+/)]);
	const { score, feedback } = (await estimator()).check(
		password,
		known.filter((word) => word.length > 2),
	);
	if (score < GOOD_ENOUGH) faults.push(reason(feedback.warning));
	return faults;
}

function reason(warning: string | null): string {
	if (warning === "userInputs") return m.account_password_personal();
	if (warning && /common|top|word|names/i.test(warning)) return m.account_password_common();
	if (warning && /repeat|sequence|row|pattern|dates|years/i.test(warning)) return m.account_password_pattern();
	return m.account_password_guessable();
}

/** Its word lists are large: they are read when the first password is judged, not when the site starts. */
const load = async () => {
	const [{ ZxcvbnFactory }, common, english] = await Promise.all([
		import("@zxcvbn-ts/core"),
		import("@zxcvbn-ts/language-common"),
		import("@zxcvbn-ts/language-en"),
	]);
	return new ZxcvbnFactory({
		dictionary: { ...common.dictionary, ...english.dictionary },
		graphs: common.adjacencyGraphs,
	});
};

let loaded: ReturnType<typeof load> | undefined;
const estimator = () => (loaded ??= load());
