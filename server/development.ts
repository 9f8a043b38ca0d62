import type { RequestListener } from "node:http";
import { run } from "./run";

/** The site behind Vite's middleware: files by hot reload, everything else by the same app as in production. */
export const runBehind = (
	vite: (request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1], next: () => void) => void,
) =>
	run({
		build: () => import("virtual:react-router/server-build"),
		mode: "development",
		around: (site) => (request, response) => vite(request, response, () => site(request, response)),
	});
