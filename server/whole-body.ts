import type { IncomingMessage } from "node:http";

/** Bytes; many times what the largest form of the site can hold. */
export const LARGEST_BODY = 256 * 1024;

/**
 * Waits until all of a request has come, so that nobody holds a place among those being answered by sending slowly. What
 * is larger than any form is not waited for: the app refuses it. False when the client went away.
 */
export function wholeBody(request: IncomingMessage): Promise<boolean> {
	if (Number(request.headers["content-length"] ?? 0) > LARGEST_BODY) return Promise.resolve(true);
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		let bytes = 0;
		const take = (chunk: Buffer) => {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes > LARGEST_BODY) finish(true);
		};
		const ended = () => finish(true);
		const closed = () => finish(false);
		const finish = (isHere: boolean) => {
			request.off("data", take).off("end", ended).off("close", closed).pause();
			// Where the adapter of Hono looks for a body that was read before it.
			if (isHere) Object.assign(request, { rawBody: Buffer.concat(chunks) });
			resolve(isHere);
		};
		request.on("error", () => {});
		request.on("data", take).on("end", ended).on("close", closed);
	});
}
