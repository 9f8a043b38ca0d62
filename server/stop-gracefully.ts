import type { Server } from "node:http";

/** On SIGTERM or SIGINT: takes no new connections, lets every accepted request finish, then closes the rest. */
export function stopGracefully(
	server: Server,
	lane: { close: () => void } | undefined,
	closeRest: () => Promise<void>,
) {
	let stopping = false;
	const stop = () => {
		if (stopping) return;
		stopping = true;
		lane?.close();
		// A connection that falls idle after its answer would otherwise keep the process for its keep-alive time.
		const sweep = setInterval(() => server.closeIdleConnections(), 50);
		server.close(async () => {
			clearInterval(sweep);
			await closeRest();
			process.exit(0);
		});
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}
