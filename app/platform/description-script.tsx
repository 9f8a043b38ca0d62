import { createContext, useContext } from "react";

/** The page's JSON-LD; set only on the server, because nothing reads it in the browser. */
export const DescriptionJson = createContext<string | null>(null);

/** Rendered last in `<head>`, so that hydration, which has no JSON-LD, finds everything else before it. */
export function DescriptionScript() {
	const json = useContext(DescriptionJson);
	if (json === null) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD, escaped by descriptionJson.
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
