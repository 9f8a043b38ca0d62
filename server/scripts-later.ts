/** React and the router: loaded and run first, each in a task of its own. */
const isLibraryScript = (file: string) => /\/(?:react|router)-[\w-]+\.js$/.test(file);

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const moduleScript = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const moduleImport = /import (?:\* as (\w+) from )?"([^"]+)";?/g;

/** The way by which the router sends what its loaders found; where that stands in the page (`entry.server.tsx`) it is not needed. */
const stream = /(,"state":\{.*\}\});window\.__reactRouterContext\.stream = .*?(?=<\/script>)/;

/** The entry waits for this: it may come before the page's own scripts (`entry.client.tsx`). */
const promise = "let there;window.pageScripts=new Promise(go=>there=go);";

/** What the browser has drawn is seen before scripts ask for their share; where nothing is drawn, they do not wait for ever. */
const drawn =
	"await new Promise(go=>{requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,3000)});";

/**
 * What shows a page comes first, what makes it move after: the router's scripts are fetched once the page has been drawn.
 * On a thin line they would take two thirds of it from the style sheet, the fonts and the pictures. Links, forms and
 * what opens and closes work without them, and an early press is kept for them (`early-press.ts`). The router's `Scripts`
 * cannot be told, so this rewrites what it wrote: its preloads, and the one module that imports the page's own.
 */
export function scriptsLater(html: string): string {
	const files = new Set<string>();
	const withoutPreloads = html.replace(stream, "$1").replace(preload, (_, file: string) => {
		files.add(file);
		return "";
	});
	return withoutPreloads.replace(moduleScript, (_, open: string, code: string, close: string) => {
		const names: string[] = [];
		const imports: string[] = [];
		const rest = code.replace(moduleImport, (_all, name: string | undefined, file: string) => {
			names.push(name ?? "");
			imports.push(`import("${file}")`);
			return "";
		});
		// Each by itself, so that none of the browser's tasks has to ask for them all, nor to run all libraries.
		const fetchAll = `for(const href of ${JSON.stringify([...files])}){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));await window.scheduler?.yield?.()}`;
		const librariesFirst = [...files].filter(isLibraryScript).map((file) => `await import("${file}");`);
		const importAll = `const [${names.join()}]=await Promise.all([${imports.join()}]);`;
		return `${open}${promise}${drawn}${fetchAll}${librariesFirst.join("")}${importAll}${rest.trim()}there();${close}`;
	});
}
