/** `npm run dev`: the site with hot reload. */
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { runBehind } = (await vite.ssrLoadModule("./server/development.ts")) as typeof import("../server/development");
await runBehind(vite.middlewares);
