import { type Logger, pino } from "pino";
import type { Settings } from "./settings";
import { terminalLine } from "./terminal-log";

const STANDARD_OUTPUT = 1;

/**
 * Written from time to time, without blocking; pino flushes what is left when the process exits. When whoever reads the
 * log falls behind by four megabytes, lines are dropped: the site must not wait for its log, nor fill the memory.
 */
const jsonLines = () =>
	pino.destination({
		dest: STANDARD_OUTPUT,
		sync: false,
		minLength: 4_096,
		periodicFlush: 100,
		maxLength: 4 * 1024 * 1024,
	});

/** JSON lines on standard output, readable ones in a terminal. Visitors' addresses, queries and bodies are never logged. */
export const createLogger = ({ LOG_LEVEL }: Pick<Settings, "LOG_LEVEL">): Logger =>
	pino(
		{ level: LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
		process.stdout.isTTY ? { write: (line) => void process.stdout.write(terminalLine(line)) } : jsonLines(),
	);
