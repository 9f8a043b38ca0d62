import { trustedHtml } from "../../ui/trusted-html";

/** Sanitised by the server. */
const trusted = trustedHtml("stories");

/** POST-1: the story itself. */
export const StoryContent = ({ html, language }: { html: string; language: string }) => (
	<div
		lang={language}
		className="story-content"
		// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by stories.server.ts.
		dangerouslySetInnerHTML={{ __html: trusted(html) }}
	/>
);
