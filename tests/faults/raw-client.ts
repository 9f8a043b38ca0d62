import { connect, type Socket } from "node:net";

/** A client that speaks to a site byte by byte, as no browser would. */
export interface RawClient {
	socket: Socket;
	say: (text: string) => void;
	/** Everything it has heard so far. */
	heard: () => string;
	/** Resolves with everything it has heard when the site hangs up. */
	hungUp: Promise<string>;
}

export async function rawClient(url: string): Promise<RawClient> {
	const { hostname, port } = new URL(url);
	const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
	let heard = "";
	socket.setEncoding("latin1");
	socket.on("data", (text) => (heard += text));
	// Being cut off in the middle of a word is the point.
	socket.on("error", () => {});
	const hungUp = new Promise<string>((resolve) => {
		socket.on("end", () => socket.destroy());
		socket.on("close", () => resolve(heard));
	});
	await new Promise((connected) => socket.once("connect", connected));
	return { socket, say: (text) => void socket.write(text), heard: () => heard, hungUp };
}
