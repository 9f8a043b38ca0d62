import { spawn } from "node:child_process";

/** What `npm run stories -- …` does after building, in the place of a site. */
export async function runCommand(place: Record<string, string>, ...words: string[]) {
	const child = spawn("node_modules/.bin/node", ["build/server/command.js", ...words], {
		env: { PATH: process.env.PATH ?? "", ...place },
	});
	let said = "";
	let complained = "";
	child.stdout.setEncoding("utf8").on("data", (text) => (said += text));
	child.stderr.setEncoding("utf8").on("data", (text) => (complained += text));
	const code = await new Promise<number | null>((ended) => child.on("close", ended));
	return { code, said, complained };
}
