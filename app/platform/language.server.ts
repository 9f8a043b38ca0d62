import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "../content/words";
import { overwriteGetLocale } from "../paraglide/runtime.js";

const localeOfRequest = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => localeOfRequest.getStore() ?? "en");

/** Runs `work` with `locale` as the language of everything that is said in it. */
export const inLocale = <T>(locale: Locale, work: () => T): T => localeOfRequest.run(locale, work);
