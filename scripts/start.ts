/** `npm start`: builds if needed, then serves in this process. */
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed.ts";

await buildIfNeeded();
await import(pathToFileURL("build/server/main.js").href);
