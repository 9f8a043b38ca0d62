import type { Logger } from "pino";
import { createContext } from "react-router";
import type { LiveCatalogue } from "../../db/catalogue/live-catalogue";
import type { Database } from "../../db/connect";
import type { Accounts } from "./accounts.server";
import type { Captcha } from "./captcha.server";
import type { Limits } from "./limits.server";
import type { MailQueue } from "./mail.server";
import type { Vault } from "./vault.server";

/** What the server hands to loaders and actions: `context.get(services).db`. */
export interface Services {
	db: Database;
	/** What is published at the moment. A request gets one state of it by `currentCatalogue()`. */
	catalogue: LiveCatalogue;
	logger: Logger;
	mail: MailQueue;
	accounts: Accounts;
	limits: Limits;
	vault: Vault;
	/** Null when it is switched off. */
	captcha: Captcha | null;
	/** Where the dealer reads messages. */
	dealerInbox: string;
	/** The public address of the site, without a slash at its end. */
	siteUrl: string;
}

export const services = createContext<Services>();

/** The address a request comes from, as far as it can be believed; empty where nobody asked. */
export const clientAddress = createContext("");

/** What marks the page's own inline scripts while it is rendered: only those get a hash in its policy. */
export const scriptMark = createContext<string | undefined>(undefined);
