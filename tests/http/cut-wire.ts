import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy whose connections can be cut, stalled and restored, to simulate an unreachable database. */
export async function cutWire(target: { host: string; port: number }) {
	const open = new Set<Socket>();
	let isCut = false;
	let isStalled = false;
	const server = createServer((near) => {
		if (isCut) return void near.destroy();
		const far = connect(target);
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			open.add(socket);
			socket.on("error", () => other.destroy());
			socket.on("close", () => {
				open.delete(socket);
				other.destroy();
			});
			socket.pipe(other);
			if (isStalled) socket.pause();
		}
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		port: (server.address() as AddressInfo).port,
		cut() {
			isCut = true;
			for (const socket of open) socket.destroy();
		},
		/** Stops all traffic without closing the connections. */
		stall() {
			isStalled = true;
			for (const socket of open) socket.pause();
		},
		mend() {
			isCut = false;
			isStalled = false;
			for (const socket of open) socket.resume();
		},
		stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
	};
}
