/** The browser takes HTML only from a policy (Trusted Types); the server has sanitised this already. */
const policy =
	typeof window === "undefined"
		? undefined
		: window.trustedTypes?.createPolicy("stories", { createHTML: (html) => html });

/** POST-1: the story itself. */
export const StoryContent = ({ html, language }: { html: string; language: string }) => (
	<div
		lang={language}
		className="story-content"
		// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by stories.server.ts.
		dangerouslySetInnerHTML={{ __html: (policy?.createHTML(html) ?? html) as string }}
	/>
);
