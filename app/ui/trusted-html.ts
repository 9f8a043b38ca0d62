/**
 * The browser takes HTML only from a policy that the page's headers name (Trusted Types, `server/security-headers.ts`).
 * Whoever asks for one vouches for the HTML that goes through it.
 */
export function trustedHtml(name: "drawings" | "stories"): (html: string) => string {
	const policy =
		typeof window === "undefined" ? undefined : window.trustedTypes?.createPolicy(name, { createHTML: (html) => html });
	return (html) => (policy?.createHTML(html) ?? html) as string;
}
