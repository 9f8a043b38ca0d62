import type { Socket } from "node:net";
import { Refusal } from "../../db/refusal";

export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The JSON values arriving on a socket, one per line; throws if a line exceeds the limit. */
export async function* jsonLines(socket: Socket, limit: number): AsyncGenerator<unknown> {
	let rest = "";
	socket.setEncoding("utf8");
	for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		if (Math.max(rest.length, ...lines.map(({ length }) => length)) > limit)
			throw new Refusal("The message is too long.");
		for (const line of lines) yield JSON.parse(line);
	}
}
