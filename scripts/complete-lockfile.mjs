/**
 * `npm run lock`: makes package-lock.json whole. npm leaves out the optional packages of other platforms (the macOS and
 * Windows builds of a tool, say) when a registry does not carry them, and `npm ci` then refuses the file. They are
 * written in from what their parents ask for; only machines of that platform ever install them.
 */
import { readFileSync, writeFileSync } from "node:fs";

const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32", "aix"];
const processors = ["arm64", "arm", "x64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const added = [];
for (const [path, parent] of Object.entries(lock.packages)) {
	for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
		const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
		if (path === "" || places.some((place) => lock.packages[place])) continue;
		const words = name.split("/").at(-1).split(/[-_]/);
		const os = systems.filter((system) => words.includes(system));
		const cpu = processors.filter((processor) => words.includes(processor));
		if (os.length === 0 && cpu.length === 0) continue;
		lock.packages[`node_modules/${name}`] = {
			version: version.replace(/^[\^~]/, ""),
			...(cpu.length > 0 && { cpu }),
			...(parent.dev && { dev: true }),
			...(words.includes("musl") && { libc: ["musl"] }),
			optional: true,
			...(os.length > 0 && { os }),
		};
		added.push(name);
	}
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other platforms added`);
