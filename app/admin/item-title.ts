import type { Kind, Stored } from "../catalogue/shapes";
import type { Locale, Words } from "../content/words";

interface Titled {
	kind: Kind;
	item: string;
	/** Null: removed. */
	data: Stored | null;
}

/** Looks up another item by its key, such as the carrier of a plan. */
type Find = (key: string) => { data: Stored | null } | undefined;

/** What people call an item: the name on its card, with the maker where the name alone says too little. */
export function itemTitle({ kind, item, data }: Titled, find: Find, locale: Locale): string {
	if (!data) return item;
	const spell = (text: unknown): string => {
		if (typeof text === "string") return text;
		if (typeof text !== "object" || text === null) return "";
		if ("ref" in text) return spell(find(String(text.ref))?.data);
		return (text as Words)[locale] ?? "";
	};
	const nameOf = (key: string) => {
		const other = find(key)?.data;
		return other && "name" in other ? spell(other.name) : "";
	};
	const made = (maker: string, name: string) => (name.startsWith(maker) ? name : `${maker} ${name}`.trim());
	const title = (): string => {
		if (kind.endsWith("-plan")) {
			const { carrier, name } = data as Stored<"internet-plan">;
			return made(nameOf(`${kind.replace("-plan", "-carrier")}/${carrier}`), name);
		}
		if (kind === "tv-package")
			return made((data as Stored<"tv-package">).provider, (data as Stored<"tv-package">).name);
		if (kind === "security-package") {
			const { carrier, name } = data as Stored<"security-package">;
			return made(carrier, name);
		}
		if (kind === "landing") return nameOf(`partner/${item}`);
		if (kind === "badge" || kind === "phrase") return spell(data);
		if ("name" in data) return spell(data.name);
		if ("title" in data && data.title) return spell(data.title);
		return "url" in data ? data.url : "";
	};
	return title() || item;
}
