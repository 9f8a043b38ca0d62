import type { Kind } from "../../catalogue/shapes";

/** The kind whose items list the items of a kind in their order, and the fields by which. */
export const listedBy: Partial<Record<Kind, { kind: Kind; by: string; list: string }>> = {
	"internet-plan": { kind: "internet-carrier", by: "carrier", list: "plans" },
	"postpaid-plan": { kind: "postpaid-carrier", by: "carrier", list: "plans" },
	"prepaid-plan": { kind: "prepaid-carrier", by: "carrier", list: "plans" },
	"tv-package": { kind: "tv-provider", by: "group", list: "packages" },
};

/** The name of a new item in URLs: "AT&T Fiber 300" as "att-fiber-300". */
export const idFrom = (name: string): string =>
	name
		.normalize("NFD")
		.toLowerCase()
		.replaceAll(/[\u0300-\u036f&'’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-+|-+$/g, "")
		.slice(0, 80);
