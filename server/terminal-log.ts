import { styleText } from "node:util";
import { pino } from "pino";

const colors = { fatal: "red", error: "red", warn: "yellow", info: "green" } as const;

interface Line {
	level: number;
	time: string;
	msg?: string;
	err?: { stack?: string; message?: string };
	id?: string;
	method?: string;
	path?: string;
	status?: number;
	ms?: number;
}

/** A JSON log line as a person reads it: `12:30:01 info GET /about 200 3 ms`. */
export function terminalLine(json: string): string {
	const { level, time, msg, err, id: _, method, path, status, ms, ...rest } = JSON.parse(json) as Line;
	const name = pino.levels.labels[level] ?? String(level);
	const color = colors[name as keyof typeof colors] ?? "gray";
	const more = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
	const parts = [msg, method, path, status, ms === undefined ? undefined : `${ms} ms`, ...more];
	const clock = styleText("gray", time.slice(11, 19));
	const text = parts.filter((part) => part !== undefined).join(" ");
	const reason = err ? `\n${err.stack ?? err.message}` : "";
	return `${clock} ${styleText(color, name)} ${text}${reason}\n`;
}
