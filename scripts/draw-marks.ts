/**
 * `node scripts/draw-marks.ts` makes app/ui/primitives/marks.svg: the brand marks of simple-icons that lucide-react lacks,
 * and small flags. They stand in a picture file, because in a script every page would carry them.
 */
import { writeFileSync } from "node:fs";
import { siFacebook, siGoogle, siWhatsapp } from "simple-icons";
import { smallestDrawing } from "./smallest-drawing.ts";

/** A frame, a lens and a dot: as simple-icons draws it, but by lines instead of their outlines, which takes a third. */
const instagram = {
	slug: "instagram",
	drawing:
		'<g fill="none" stroke="currentColor" stroke-width="2.2"><rect width="21.8" height="21.8" x="1.1" y="1.1" rx="6"/><circle cx="12" cy="12" r="5.1"/></g><circle cx="18.4" cy="5.6" r="1.4"/>',
};

const brands = [
	...[siFacebook, siGoogle, siWhatsapp].map(({ slug, path }) => ({
		slug,
		drawing: smallestDrawing(`<path d="${path}"/>`, "0 0 24 24"),
	})),
	instagram,
].map(({ slug, drawing }) => `<symbol id="${slug}" viewBox="0 0 24 24">\n\t\t${drawing}\n\t</symbol>`);

const flags = {
	us: [
		'<path fill="#fff" d="M0 0h21v15H0z"/>',
		'<path stroke="#b22234" stroke-width="1.15" d="M0 .6h21M0 2.9h21M0 5.2h21M0 7.5h21M0 9.8h21M0 12.1h21M0 14.4h21"/>',
		'<path fill="#3c3b6e" d="M0 0h9.5v8.1H0z"/>',
		'<path fill="#fff" d="M1.4 1.3h1v1h-1zm2.8 0h1v1h-1zm2.8 0h1v1H7zM2.8 3.6h1v1h-1zm2.8 0h1v1h-1zM1.4 5.9h1v1h-1zm2.8 0h1v1h-1zm2.8 0h1v1H7z"/>',
	],
	mx: [
		'<path fill="#006847" d="M0 0h7v15H0z"/>',
		'<path fill="#fff" d="M7 0h7v15H7z"/>',
		'<path fill="#ce1126" d="M14 0h7v15h-7z"/>',
		'<path fill="none" stroke="#8a5a2b" stroke-width="1.3" d="M8.7 6.6c0 3.4 3.6 3.4 3.6 0M10.5 5.2v2.6"/>',
	],
	br: [
		'<path fill="#009739" d="M0 0h21v15H0z"/>',
		'<path fill="#fedd00" d="m10.5 1.7 8.3 5.8-8.3 5.8-8.3-5.8z"/>',
		'<circle cx="10.5" cy="7.5" r="3.3" fill="#012169"/>',
		'<path fill="none" stroke="#fff" stroke-width=".7" d="M7.4 6.8c2.2-.4 4.5.3 6.2 1.9"/>',
	],
};
const countries = Object.entries(flags).map(
	([country, parts]) => `<symbol id="${country}" viewBox="0 0 21 15">\n\t\t${parts.join("\n\t\t")}\n\t</symbol>`,
);

writeFileSync(
	"app/ui/primitives/marks.svg",
	`<svg xmlns="http://www.w3.org/2000/svg">\n\t${[...brands, ...countries].join("\n\t")}\n</svg>\n`,
);
