/**
 * `node_modules/.bin/node scripts/licences.ts` writes docs/licences.md: under which licence each package stands that the
 * site is delivered with. A test fails when the list is old, or a licence is none of those that we can live with.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** All of them allow a shop's site to be run without giving away its own source. */
export const allowedLicences = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"CC0-1.0",
	"ISC",
	"MIT",
	"MIT-0",
	"(MIT OR CC0-1.0)",
	// Asks only that changes to its own files stay open; we change none.
	"MPL-2.0",
]);

interface Delivered {
	name: string;
	version: string;
	licence: string;
}

/** What `npm ci --omit=dev` installs, on whichever system. */
export function deliveredPackages(lockfile: string): Delivered[] {
	const { packages } = JSON.parse(lockfile) as {
		packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
	};
	return Object.entries(packages)
		.filter(([path, { dev }]) => path !== "" && !dev)
		.map(([path, { version = "", license = "none named" }]) => ({
			name: path.replace(/^.*node_modules\//, ""),
			version,
			licence: license,
		}))
		.sort((one, other) => one.name.localeCompare(other.name, "en") || one.version.localeCompare(other.version, "en"));
}

/** The list as a page: by licence, those of most packages first. */
export function licencePage(delivered: readonly Delivered[]): string {
	const groups = Object.entries(Object.groupBy(delivered, ({ licence }) => licence)).map(([licence, list = []]) => ({
		licence,
		names: [...new Set(list.map(({ name, version }) => `${name} ${version}`))],
	}));
	groups.sort((one, other) => other.names.length - one.names.length || one.licence.localeCompare(other.licence, "en"));
	return [
		"# Licences of what the site is delivered with",
		"",
		"Written by `scripts/licences.ts` from `package-lock.json`; `scripts/licences.test.ts` says which are allowed.",
		"Packages for other systems than one's own are listed, too.",
		...groups.flatMap(({ licence, names }) => ["", `## ${licence} (${names.length})`, "", names.join(", ")]),
		"",
	].join("\n");
}

if (import.meta.main)
	writeFileSync("docs/licences.md", licencePage(deliveredPackages(readFileSync("package-lock.json", "utf8"))));
