import { locales, pagesIn } from "./every-page.ts";
import { expectAccessible, expectLegible, test, visit } from "./visitor.ts";

/** Each language at another width: what differs between languages is the length of words. */
const widths = { en: 1280, es: 390, pt: 768 };

test.use({ allowedErrors: [/404|no-such-page/] });

for (const locale of locales) {
	for (const half of [0, 1]) {
		test(`every page in ${locale} keeps its policy and is accessible, light and dark (${half + 1} of 2)`, async ({
			page,
		}) => {
			test.slow();
			await page.setViewportSize({ width: widths[locale], height: 800 });
			for (const path of pagesIn(locale).filter((_, index) => index % 2 === half)) {
				await test.step(path, async () => {
					await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
					await visit(page, path);
					await expectAccessible(page);
					await page.emulateMedia({ colorScheme: "dark" });
					await expectLegible(page);
				});
			}
		});
	}
}
