import { run } from "./run";

await run({
	build: () => import("virtual:react-router/server-build"),
	mode: "production",
	clientFolder: "build/client",
});
