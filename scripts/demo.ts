/** `npm run demo`: builds if needed, then runs the demo. */
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed.ts";

await buildIfNeeded();
await import(pathToFileURL("build/server/demo.js").href);
