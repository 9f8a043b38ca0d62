import type { Fields } from "../fields/field";
import { sentForm } from "../sent-form";

/** What a form holds at the moment. */
export const typedFields = (form: HTMLFormElement): Fields => sentForm(new FormData(form)).fields;

/** What has been typed since: the fields that differ, as they are now. */
export function typedSince(before: Fields, now: Fields): Fields {
	const names = new Set([...Object.keys(before), ...Object.keys(now)]);
	const changed = [...names].filter((name) => (before[name] ?? []).join("\n") !== (now[name] ?? []).join("\n"));
	return Object.fromEntries(changed.map((name) => [name, now[name] ?? []]));
}
