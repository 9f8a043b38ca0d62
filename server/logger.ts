import { type Logger, pino } from "pino";
import type { Settings } from "./settings";

/** One JSON line per event on standard output. Addresses of visitors, queries and bodies are never logged. */
export function createLogger(settings: Pick<Settings, "LOG_LEVEL">): Logger {
	// Many lines are written at once: a write for each would cost more than the answer it tells of. If whoever reads them
	// falls behind, lines are dropped beyond these four megabytes, not memory filled.
	const output = pino.destination({ dest: 1, sync: false, minLength: 16_000, maxLength: 4_194_304 });
	// Not the synchronous way, which stands still while the reader is slow.
	setInterval(() => output.flush(), 100).unref();
	return pino({ level: settings.LOG_LEVEL, base: null, timestamp: timeOfDay }, output);
}

let lastTime = 0;
let lastText = "";

/** As pino's own ISO time, but made once a millisecond: a busy server writes many lines in one. */
export function timeOfDay(): string {
	const now = Date.now();
	if (now !== lastTime) lastText = `,"time":"${new Date(now).toISOString()}"`;
	lastTime = now;
	return lastText;
}

/** Where a logger's lines go, for a line that is made by hand. */
export const lineOutput = (logger: Logger): { write: (line: string) => void } =>
	(logger as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym] as {
		write: (line: string) => void;
	};
