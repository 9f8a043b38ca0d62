import type { MetaDescriptor } from "react-router";
import { dealer } from "../content/dealer";

/** Title and description of a page; the dealer's name is added here and nowhere else. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
	return [{ title: `${title} | ${dealer.name}` }, { name: "description", content: description }];
}
