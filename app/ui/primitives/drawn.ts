import { trustedHtml } from "../trusted-html";

const trusted = trustedHtml("drawings");

/**
 * What stands in the `<svg>` of a small picture. The server writes the drawing itself: there to be seen at once, and a
 * third of the browser's work for a reference into another file. A browser, whose scripts carry no drawings, leaves what
 * it finds in the page and refers to the file only where it puts up a picture anew. React leaves it alone as long as it
 * is given the same object: make one for each picture, not for each rendering.
 */
export const drawn = (file: string, id: string, drawing?: string) => ({
	dangerouslySetInnerHTML: { __html: drawing ?? trusted(`<use href="${file}#${id}"/>`) },
	suppressHydrationWarning: true,
});
