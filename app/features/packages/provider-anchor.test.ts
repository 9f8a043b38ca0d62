import { expect, test } from "vitest";
import { tvProviders } from "../../content/packages/tv-providers";
import { providerAnchor } from "./provider-anchor";

test("TV-1 every provider's group has its own anchor", () => {
	expect(tvProviders.map(({ name }) => providerAnchor(name))).toEqual([
		"directv",
		"spectrum-tv",
		"xfinity-tv",
		"optimum-tv",
		"streaming-on-demand",
	]);
});
