import { expect, test } from "vitest";
import { seedItems } from "../../catalogue/seed-items";
import { hasPage } from "../../catalogue/site-pages";
import { pageOf, previewOf } from "./preview-page";

test("FORM-9 every item is seen on a page of the site", () => {
	for (const { kind, item, data } of seedItems())
		expect(hasPage(new URL(pageOf(kind, item, data), "https://site.invalid").pathname), `${kind}/${item}`).toBe(true);
});

test("FORM-9 the preview of a page shows all drafts, now or at a time", () => {
	expect(previewOf(pageOf("internet-plan", "fios-300", {}))).toBe(
		"/admin/preview/draft/now/internet-plans?plan=fios-300",
	);
	expect(previewOf(pageOf("store", "store-x", {}), "2026-11-27T00:00")).toBe(
		"/admin/preview/draft/2026-11-27T00:00/locations#store-x",
	);
	expect(previewOf("/")).toBe("/admin/preview/draft/now/");
});
