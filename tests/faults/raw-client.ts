import { connect, type Socket } from "node:net";

/** A client that writes raw bytes. */
export interface RawClient {
	socket: Socket;
	say: (text: string) => void;
	/** Everything received so far. */
	heard: () => string;
	/** Resolves with everything received once the server closes the connection. */
	hungUp: Promise<string>;
}

export async function rawClient(url: string): Promise<RawClient> {
	const { hostname, port } = new URL(url);
	const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
	let heard = "";
	socket.setEncoding("latin1");
	socket.on("data", (text) => (heard += text));
	// The tests provoke connection resets.
	socket.on("error", () => {});
	const hungUp = new Promise<string>((resolve) => {
		socket.on("end", () => socket.destroy());
		socket.on("close", () => resolve(heard));
	});
	await new Promise((connected) => socket.once("connect", connected));
	return { socket, say: (text) => void socket.write(text), heard: () => heard, hungUp };
}
