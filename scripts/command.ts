/** `npm run stories -- …` and `npm run messages -- …`: builds if needed, then does what is asked. */
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed.ts";

buildIfNeeded();
await import(pathToFileURL("build/server/command.js").href);
