import * as build from "virtual:react-router/server-build";
import { cachedSite } from "./cached-site";
import { run } from "./run";

await run((parts) => cachedSite({ ...parts, build, clientFolder: "build/client" }));
