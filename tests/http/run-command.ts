import { spawn } from "node:child_process";

/** Runs the built command, as `npm run stories -- …` does, with the settings of a site. */
export async function runCommand(place: Record<string, string>, ...words: string[]) {
	const child = spawn("node_modules/.bin/node", ["build/server/command.js", ...words], {
		env: { PATH: process.env.PATH ?? "", ...place },
	});
	let stdout = "";
	let stderr = "";
	child.stdout.setEncoding("utf8").on("data", (text) => (stdout += text));
	child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
	const code = await new Promise<number | null>((ended) => child.on("close", ended));
	return { code, stdout, stderr };
}
