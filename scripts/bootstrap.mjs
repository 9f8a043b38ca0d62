/**
 * `node scripts/bootstrap.mjs TASK …`: installs packages if needed, then runs scripts/TASK.ts on the project's Node or on
 * the machine's if that is a later one of the same line. Plain JavaScript, because it must run on any Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { whichNode } from "./which-node.mjs";

const [task, ...rest] = process.argv.slice(2);
const stamp = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
	// On standard error: standard output belongs to the results of commands.
	console.error("Installing packages (a minute or two) …");
	// `--loglevel=error`: npm would warn that packages want a newer Node than the machine's; they run on the project's.
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const { status } = spawnSync(npm, ["ci", "--loglevel=error", "--include=dev"], {
		stdio: ["inherit", 2, "inherit"],
		shell: false,
	});
	if (status !== 0) {
		console.error("npm could not install the packages; see its error above.");
		process.exit(1);
	}
	writeFileSync(stamp, wanted);
}

const node = whichNode(
	{ version: process.versions.node, path: process.execPath },
	{ version: JSON.parse(readFileSync("package.json", "utf8")).devDependencies.node, path: "node_modules/.bin/node" },
);
const child = spawn(node, [`scripts/${task}.ts`, ...rest], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
