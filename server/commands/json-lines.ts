import type { Socket } from "node:net";
import { Refusal } from "../../db/refusal";

export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** What arrives on a socket, one JSON value a line; a line longer than the limit is refused. */
export async function* jsonLines(socket: Socket, limit: number): AsyncGenerator<unknown> {
	let waiting = "";
	socket.setEncoding("utf8");
	for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
		const lines = (waiting + chunk).split("\n");
		waiting = lines.pop() ?? "";
		if (Math.max(waiting.length, ...lines.map(({ length }) => length)) > limit) throw new Refusal("That is too long.");
		for (const line of lines) yield JSON.parse(line);
	}
}
