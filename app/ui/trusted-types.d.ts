/** The part of Trusted Types that is used; TypeScript does not know it yet. */
interface Window {
	trustedTypes?: {
		createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): unknown };
	};
}
