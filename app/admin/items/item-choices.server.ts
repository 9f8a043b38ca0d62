import type { WorkingCatalogue, WorkingItem } from "../../../db/catalogue/working-catalogue";
import type { Kind } from "../../catalogue/shapes";
import pictures from "../../content/pictures.json" with { type: "json" };
import { currentLocale } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";
import { itemTitle } from "../item-title";
import type { Field, Fields, Option } from "./fields/field";
import type { SpokenWords } from "./known-texts.server";

/** What the fields of a form take from the catalogue as it is being worked on. */
export class WorkingTexts {
	private readonly catalogue: WorkingCatalogue;

	constructor(catalogue: WorkingCatalogue) {
		this.catalogue = catalogue;
	}

	textOf = (ref: string): SpokenWords | undefined => {
		const data = this.catalogue.items.get(ref)?.data;
		return data && "en" in data ? (data as unknown as SpokenWords) : undefined;
	};

	nameOf = ({ kind, item, data }: Pick<WorkingItem, "kind" | "item" | "data">): string =>
		itemTitle({ kind, item, data }, (key) => this.catalogue.items.get(key), currentLocale());

	of(kind: Kind): WorkingItem[] {
		return [...this.catalogue.items.values()].filter((each) => each.kind === kind && each.data !== null);
	}

	options = (...kinds: readonly Kind[]): Option[] =>
		kinds
			.flatMap((kind) => this.of(kind).map((each) => ({ value: each.item, label: this.nameOf(each) })))
			.toSorted((a, b) => a.label.localeCompare(b.label));

	regions = (): Option[] => this.options("region");
}

/** The items that the fields of a form can name, by what the fields call them. */
export function choicesFor(fields: readonly Field[], texts: WorkingTexts): Record<string, Option[]> {
	const wanted = new Set(fields.flatMap(choicesIn));
	const offers = ["internet-plan", "postpaid-plan", "prepaid-plan", "tv-package", "security-package"] as const;
	return Object.fromEntries(
		[...wanted].map((each) => [each, texts.options(...(each === "offers" ? offers : [each as Kind]))]),
	);
}

const innerOf = (field: Field): readonly Field[] => {
	if (field.type === "group") return field.fields;
	if (field.type === "list") return [field.entry];
	if (field.type === "one-of") return field.cases.flatMap((each) => ("field" in each ? [each.field] : []));
	return [];
};

const choicesIn = (field: Field): string[] =>
	field.type === "item" ? [field.choices] : innerOf(field).flatMap(choicesIn);

export const has = (fields: readonly Field[], wanted: (field: Field) => boolean): boolean =>
	fields.some((field) => wanted(field) || has(innerOf(field), wanted));

/** The pictures that the site has, with a small one of each. */
export const knownPictures = () =>
	Object.keys(pictures).map((key) => {
		const { src, sources, width, height } = pictureOf(key);
		return { key, src: sources[0]?.srcSet.split(" ")[0] ?? src, width, height };
	});

/** The shared texts that a form shows: all badges, and the phrases that it names. */
export function sharedTexts(texts: WorkingTexts, filled: Fields, withBadges: boolean): Record<string, SpokenWords> {
	const named = Object.entries(filled).flatMap(([name, [ref = ""]]) => (name.endsWith(".ref") ? [ref] : []));
	const badges = withBadges ? texts.of("badge").map(({ item }) => `badge/${item}`) : [];
	return Object.fromEntries(
		[...new Set([...badges, ...named])].flatMap((ref) => {
			const text = texts.textOf(ref);
			return text ? [[ref, { en: text.en ?? "", es: text.es ?? "", pt: text.pt ?? "" }]] : [];
		}),
	);
}
