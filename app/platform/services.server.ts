import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "../../db/connect";

/** What the server hands to loaders and actions: `context.get(services).db`. */
export interface Services {
	db: Database;
	logger: Logger;
}

export const services = createContext<Services>();
