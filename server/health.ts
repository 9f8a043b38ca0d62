import { Hono } from "hono";

/** `/healthz`: the process is alive. `/readyz`: it can reach its database, so a load balancer may send visitors. */
export const health = (isReady: () => Promise<boolean>) =>
	new Hono()
		.get("/healthz", (context) => context.text("ok"))
		.get("/readyz", async (context) => ((await isReady()) ? context.text("ready") : context.text("not ready", 503)));
