import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale, type Locale } from "../content/words";
import { overwriteGetLocale } from "../paraglide/runtime.js";

const localeOfRequest = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => localeOfRequest.getStore() ?? defaultLocale);

/** Runs `work` with `locale` as the language of all texts in it. */
export const inLocale = <T>(locale: Locale, work: () => T): T => localeOfRequest.run(locale, work);
