/** The browser takes HTML only from a policy (Trusted Types); the server has sanitised this already. */
const policy =
	typeof window === "undefined"
		? undefined
		: window.trustedTypes?.createPolicy("stories", { createHTML: (html) => html });

/** POST-1: the story itself. */
export const StoryContent = ({ html }: { html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by stories.server.ts.
	<div className="story-content" dangerouslySetInnerHTML={{ __html: (policy?.createHTML(html) ?? html) as string }} />
);
