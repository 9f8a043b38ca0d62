/** `npm run stories -- …`, `npm run messages -- …` and the like: builds if needed, then runs the command. */
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed.ts";

await buildIfNeeded();
await import(pathToFileURL("build/server/command.js").href);
