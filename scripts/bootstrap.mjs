/**
 * `node scripts/bootstrap.mjs TASK …`: installs what is missing, then runs scripts/TASK.ts on the Node that the
 * project brings along, or on a later one of the same line. Plain JavaScript, because it must run on whatever Node the machine has.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { whichNode } from "./which-node.mjs";

const [task, ...rest] = process.argv.slice(2);
const stamp = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
	// Not on standard output: that belongs to what the commands answer.
	console.error("Installing packages…");
	// Packages say which Node they want, and npm warns of the machine's; they run on ours.
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const { status } = spawnSync(npm, ["ci", "--loglevel=error", "--include=dev"], {
		stdio: ["inherit", 2, "inherit"],
		shell: false,
	});
	if (status !== 0) {
		console.error("The packages could not be installed; npm says why above.");
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
