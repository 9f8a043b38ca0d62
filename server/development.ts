import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./create-app";
import { run } from "./run";

/** The site behind Vite's middleware: Vite serves the files, the same app as in production everything else. */
export const runBehind = (
	vite: (request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1], next: () => void) => void,
) =>
	run((parts) => {
		const build = () => import("virtual:react-router/server-build");
		const app = getRequestListener(createApp({ ...parts, build, mode: "development" }).fetch);
		return { listener: (request, response) => vite(request, response, () => app(request, response)) };
	});
