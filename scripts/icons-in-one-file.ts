/**
 * Icons are drawings, not code. Components import them from lucide-react as usual. In a build the server writes them into
 * its pages, and the browser's scripts refer to one picture file that holds the icons in use and our own marks: no script
 * carries a drawing (`app/ui/primitives/drawn.ts`).
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { smallestDrawing, strokes } from "./smallest-drawing.ts";

const ownMarks = "app/ui/primitives/marks.svg";
const imported = /import (?!type\b)\{([^}]*)\} from "lucide-react"/g;

/** The components that the site imports from lucide-react, such as `MapPin`. */
function iconsInUse(): string[] {
	const names = globSync("app/**/*.tsx").flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(imported)].flatMap(([, list = ""]) => list.split(",")),
	);
	return [...new Set(names.map((name) => name.trim()).filter((name) => name && !name.startsWith("type ")))].sort();
}

interface Icon {
	component: string;
	id: string;
	drawing: string;
}

async function readIcon(component: string, library: string): Promise<Icon> {
	const list = readFileSync(library, "utf8");
	const [, id] = new RegExp(`\\bas ${component}\\b[^}]*\\} from './icons/([\\w-]+)\\.mjs'`).exec(list) ?? [];
	if (!id) throw new Error(`lucide-react has no icon ${component}`);
	const file = pathToFileURL(join(dirname(library), "icons", `${id}.mjs`)).href;
	const { __iconData } = (await import(file)) as {
		__iconData: { node: [string, Record<string, string>][] };
	};
	const drawing = __iconData.node
		.map(([tag, { key: _, ...attributes }]) => {
			const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
			return `<${tag}${written.join("")}/>`;
		})
		.join("");
	return { component, id, drawing: smallestDrawing(drawing, "0 0 24 24", strokes) };
}

export function iconsInOneFile(): Plugin {
	let picture = "";
	let icons: Icon[] = [];
	let fileName = "";
	return {
		name: "icons-in-one-file",
		apply: "build",
		enforce: "pre",
		async configResolved() {
			const library = join(dirname(createRequire(import.meta.url).resolve("lucide-react")), "../esm/lucide-react.mjs");
			icons = await Promise.all(iconsInUse().map((component) => readIcon(component, library)));
			const symbols = icons.map(({ id, drawing }) => `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`);
			const marks = readFileSync(ownMarks, "utf8").replace(/\n\t*/g, "").replace("</svg>", "");
			picture = `${marks}${[...new Set(symbols)].join("")}</svg>`;
			fileName = `assets/icons-${createHash("sha256").update(picture).digest("hex").slice(0, 8)}.svg`;
		},
		resolveId: (id) =>
			id === "lucide-react" ? "\0icons" : id.endsWith("/marks.svg?no-inline") ? "\0marks" : undefined,
		load(module) {
			if (module === "\0marks") return `export default "/${fileName}";`;
			if (module !== "\0icons") return;
			const inBrowser = this.environment.name === "client";
			return [
				`import { iconFrom } from "/app/ui/primitives/icon-from.tsx";`,
				`const file = "/${fileName}";`,
				...icons.map(({ component, id, drawing }) => {
					const values = `file, "${id}"${inBrowser ? "" : `, ${JSON.stringify(drawing)}`}`;
					return `export const ${component} = /* @__PURE__ */ iconFrom(${values});`;
				}),
			].join("\n");
		},
		generateBundle() {
			if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: picture });
		},
	};
}
