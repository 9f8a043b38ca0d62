/** `npm run prices`: the prices that the dealer still has to confirm. */
import { createServer } from "vite";

const vite = await createServer({
	configFile: false,
	logLevel: "error",
	server: { middlewareMode: true },
	appType: "custom",
});
const { unconfirmedPrices } = (await vite.ssrLoadModule(
	"/app/content/unconfirmed-prices.ts",
)) as typeof import("../app/content/unconfirmed-prices");
const prices = unconfirmedPrices();
for (const { id, name, price } of prices) console.log(`${price.padEnd(16)} ${name}  (${id})`);
console.log(`\n${prices.length} prices to confirm. In app/content, correct each and delete its "unconfirmed: true".`);
await vite.close();
