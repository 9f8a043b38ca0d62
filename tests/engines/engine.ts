import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Something a visitor can see on the page, by role and accessible name. */
export interface Target {
	role: "button" | "disclosure" | "field" | "heading" | "link" | "tab";
	/** The whole name, or a pattern for the first one that matches. */
	name: string | RegExp;
}

/** One window of a browser. Everything a journey does goes through these calls, the same for every engine. */
export interface BrowserWindow {
	/** Opens a URL and waits for its load event. */
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	url(): Promise<string>;
	/** Moves the pointer a little: some parts of a page hydrate at the first activity. */
	movePointer(): Promise<void>;
	/** A real click with the pointer on the middle of the element. */
	click(target: Target): Promise<void>;
	/** Real key presses into an empty field. */
	type(target: Target, text: string): Promise<void>;
	/** Runs a function in the page. It may not use anything outside itself. */
	evaluate<Result, Arguments extends unknown[]>(
		script: (...args: Arguments) => Result,
		...args: Arguments
	): Promise<Result>;
	/** Uncaught errors, policy violations and, where the driver can tell, console errors and warnings since the last call. */
	takeProblems(): Promise<string[]>;
	close(): Promise<void>;
}

export interface Engine {
	name: string;
	/** The Debian packages it needs. */
	packages: string;
	isInstalled: () => boolean;
	launch: () => Promise<BrowserWindow>;
}

export const windowSize = { width: 1280, height: 900 };

export const findProgram = (...names: string[]): string | undefined =>
	names
		.flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
