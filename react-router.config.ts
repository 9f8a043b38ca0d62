import type { Config } from "@react-router/dev/config";

export default {
	// Two files are built: the server and the thread of its embedded database.
	serverBuildFile: "[name].js",
	// The table of routes is small and the same for everyone: shipping it whole saves a request per new link.
	routeDiscovery: { mode: "initial" },
	// server/same-origin.ts has judged every request before. The framework's own check compares with the address that
	// this process sees, which behind a proxy that speaks https is never the visitor's: it would refuse every form.
	allowedActionOrigins: ["**"],
} satisfies Config;
