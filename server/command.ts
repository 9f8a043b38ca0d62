import { runCommand } from "./commands/run-command";

process.exitCode = await runCommand(process.argv.slice(2), {
	environment: process.env,
	stdout: process.stdout,
	stderr: process.stderr,
});
