import { knownTextIn } from "../../admin/items/known-texts.server";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/known-text";

/** The translations of an English text that the catalogue has already. */
export const loader = async ({ context, url }: Route.LoaderArgs) =>
	Response.json(await knownTextIn(context.get(services).db, url.searchParams.get("en") ?? ""));
