import { type Logger, pino } from "pino";
import type { Settings } from "./settings";

/** One JSON line per event on standard output. Addresses of visitors, queries and bodies are never logged. */
export function createLogger(settings: Pick<Settings, "LOG_LEVEL">): Logger {
	// Many lines are written at once: a write for each would cost more than the answer it tells of.
	const output = pino.destination({ dest: 1, sync: false, minLength: 8_192 });
	setInterval(() => output.flushSync(), 100).unref();
	return pino({ level: settings.LOG_LEVEL, base: null, timestamp: timeOfDay() }, output);
}

/** As pino's own ISO time, but made once a millisecond: a busy server writes many lines in one. */
function timeOfDay() {
	let last = 0;
	let text = "";
	return () => {
		const now = Date.now();
		if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`;
		last = now;
		return text;
	};
}
