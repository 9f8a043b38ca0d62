import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { runCommand } from "../../server/commands/run-command";

/** What `runCommand` of `run-command.ts` does, without starting a process; for tests of what a command does and prints. */
export async function runInProcess(place: Record<string, string>, ...words: string[]) {
	const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
	const printed = Promise.all([text(streams.stdout), text(streams.stderr)]);
	const code = await runCommand(words, { environment: place, ...streams });
	streams.stdout.end();
	streams.stderr.end();
	const [stdout, stderr] = await printed;
	return { code, stdout, stderr };
}
