import { createContext, useContext } from "react";

/** The page's JSON-LD, known only while the server renders: in the browser there is none, and nobody reads it there. */
export const DescriptionJson = createContext<string | null>(null);

/** Stands last in `<head>`, so that the browser's React finds all that it knows before it. */
export function DescriptionScript() {
	const json = useContext(DescriptionJson);
	if (json === null) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: data for machines, escaped where it is made.
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
