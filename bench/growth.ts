import { planGrowth } from "./growth-plans.ts";
import { storyGrowth } from "./growth-stories.ts";
import type { Table } from "./table.ts";

/** What costs more when the dealer has more: plans and stories. */
export const run = async (): Promise<Table[]> => [await planGrowth(), ...(await storyGrowth())];
