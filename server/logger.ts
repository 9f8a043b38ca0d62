import { type Logger, pino } from "pino";
import type { Settings } from "./settings";

/** One JSON line per event on standard output. Addresses of visitors, queries and bodies are never logged. */
export const createLogger = (settings: Pick<Settings, "LOG_LEVEL">): Logger =>
	pino(
		{ level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
		// Many lines are written at once: a write for each would cost more than the answer it tells of.
		pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 100 }),
	);
