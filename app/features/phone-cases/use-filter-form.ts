import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { type CaseFilter, caseSearch, parseCaseFilter } from "./case-filter";

const controls = (form: HTMLFormElement) => ({
	boxes: form.querySelectorAll<HTMLInputElement>("input[type=checkbox]"),
	selects: form.querySelectorAll("select"),
});

function readForm(form: HTMLFormElement): CaseFilter {
	const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	return parseCaseFilter(new URLSearchParams(entries));
}

function writeForm(form: HTMLFormElement, filter: CaseFilter) {
	const { boxes, selects } = controls(form);
	const chosen: readonly string[] = [...filter.make, ...filter.material, ...filter.price];
	for (const box of boxes) box.checked = chosen.includes(box.value);
	for (const select of selects) select.value = select.name === "model" ? filter.model : filter.sort;
}

/**
 * CASE-2: navigates to the new URL on every change of the form. The controls are native and uncontrolled, so quick
 * choices never wait for a response; after a navigation (back, forward, clear) they are set from the URL.
 */
export function useFilterForm(form: RefObject<HTMLFormElement | null>, filter: CaseFilter) {
	const navigate = useNavigate();
	const { state } = useNavigation();
	const hasTakenOver = useRef(false);
	/** A choice whose navigation has not started yet: a response that arrives now belongs to an earlier choice. */
	const justChosen = useRef<string>(null);
	const apply = () => {
		if (!form.current) return;
		const search = caseSearch(readForm(form.current));
		justChosen.current = search;
		navigate({ search }, { replace: true, preventScrollReset: true });
	};
	const applyEarlyChoice = useEffectEvent(apply);
	useEffect(() => {
		if (state !== "idle" || justChosen.current === caseSearch(filter)) justChosen.current = null;
		if (state !== "idle" || justChosen.current !== null || !form.current) return;
		if (hasTakenOver.current) return writeForm(form.current, filter);
		hasTakenOver.current = true;
		// A choice made before hydration is applied, not reset.
		if (caseSearch(readForm(form.current)) !== caseSearch(filter)) applyEarlyChoice();
	}, [form, filter, state]);
	return apply;
}
