/**
 * A Trusted Types policy by a name that the CSP allows (`server/security-headers.ts`). The caller vouches for the HTML.
 */
export function trustedHtml(name: "stories"): (html: string) => string {
	const policy =
		typeof window === "undefined" ? undefined : window.trustedTypes?.createPolicy(name, { createHTML: (html) => html });
	return (html) => (policy?.createHTML(html) ?? html) as string;
}
