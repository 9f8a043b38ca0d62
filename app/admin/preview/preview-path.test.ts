import { expect, test } from "vitest";
import { parsePreviewPath, previewPath } from "./preview-path";

const friday = { what: "draft", at: "2026-11-27T00:00" } as const;

test.each([
	["/", undefined, "/admin/preview/draft/2026-11-27T00:00"],
	["/internet-plans?plan=a", undefined, "/admin/preview/draft/2026-11-27T00:00/internet-plans?plan=a"],
	["/", "es", "/admin/preview/draft/2026-11-27T00:00/es"],
	["/locations", "pt", "/admin/preview/draft/2026-11-27T00:00/pt/locations"],
] as const)("PUB-1 the preview of %s in %s", (path, locale, url) => {
	expect(previewPath(friday, path, locale)).toBe(url);
});

test.each([
	["/admin/preview/draft/now", "/"],
	["/admin/preview/draft/now/", "/"],
	["/admin/preview/draft/now.data", "/"],
	["/admin/preview/draft/now/_.data", "/"],
	["/admin/preview/live/now/es", "/es"],
	["/admin/preview/live/now/es/internet-plans.data", "/es/internet-plans"],
	["/admin/preview/release-12/2026-11-27T00:00/blog/feed.xml", "/blog/feed.xml"],
])("PUB-1 %s shows %s", (url, page) => {
	expect(parsePreviewPath(url)).toMatchObject({ page });
});

test.each([
	"/admin/preview",
	"/admin/preview/draft",
	"/admin/preview/other/now",
	"/admin/preview/release-0/now",
	"/admin/preview/draft/nowhere",
	"/admin/preview/draft/2026-02-31T00:00",
	"/admin/preview/draft/2026-11-27",
])("PUB-1 %s is no preview", (url) => {
	expect(parsePreviewPath(url)).toBeNull();
});
