import { type Logger, pino } from "pino";
import { type LineOutput, lineOutput } from "./line-output";
import type { Settings } from "./settings";

const STANDARD_OUTPUT = 1;

/** One JSON line per event on standard output. Addresses of visitors, queries and bodies are never logged. */
export function createLogger(settings: Pick<Settings, "LOG_LEVEL">): Logger {
	const output = lineOutput(STANDARD_OUTPUT);
	setInterval(output.flush, 100).unref();
	process.on("exit", output.flushNow);
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
export const outputOf = (logger: Logger): Pick<LineOutput, "write"> =>
	(logger as unknown as Record<symbol, LineOutput>)[pino.symbols.streamSym] as LineOutput;
