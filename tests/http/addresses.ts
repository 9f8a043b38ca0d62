import type { RouteConfigEntry } from "@react-router/dev/routes";
import { isBackOffice } from "../../app/admin/back-office-paths.ts";
import routes from "../../app/routes.ts";

/** What stands in an address for its changing part. */
const examples: Record<string, string[]> = {
	":provider": ["google"],
	":partner": ["verizon", "t-mobile", "cricket"],
	":slug": ["prepaid-or-postpaid"],
	":kind": ["internet"],
	"*": ["no-such-page"],
};

/** One address or more for every route of the site but the back office, in every language, pages and data alike. */
export function addresses(): string[] {
	const fill = (path: string): string[] => {
		const [, part] = /(?:^|\/)(:\w+|\*)/.exec(path) ?? [];
		if (!part) return [path];
		if (!examples[part]) throw new Error(`tests/http/addresses.ts has no example for ${path}`);
		return examples[part].flatMap((example) => fill(path.replace(part, example)));
	};
	const below = (entry: RouteConfigEntry, parent: string): string[] => {
		const path = [parent, entry.path?.replace(/^\//, "")].filter(Boolean).join("/");
		return entry.children ? entry.children.flatMap((child) => below(child, path)) : fill(path);
	};
	return (routes as RouteConfigEntry[])
		.filter(({ path = "" }) => !isBackOffice(`/${path}`))
		.flatMap((entry) => below(entry, ""))
		.map((path) => `/${path}`);
}
