import type { Plan } from "../../content/plans/plan";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";

/** WIRE-6: who may have the plan, in words; null when anybody may. */
export function eligibilityNote({
	eligibility,
	requiresInternet,
}: Pick<Plan, "eligibility" | "requiresInternet">): string | null {
	if (!eligibility) return null;
	const notes = {
		"age-55-plus": m.plans_needs_55,
		"requires-internet": () => (requiresInternet ? say(requiresInternet) : m.plans_needs_internet()),
		"student-account": m.plans_needs_student,
		"switching-carriers": m.plans_needs_switching,
	};
	return notes[eligibility]();
}
