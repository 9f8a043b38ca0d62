import type { Server } from "node:http";

/** On SIGTERM or SIGINT: accepts no new connections, lets every accepted request finish, then closes the rest. */
export function stopGracefully(server: Server, closeRest: () => Promise<void>) {
	let stopping = false;
	const stop = () => {
		if (stopping) return;
		stopping = true;
		// A connection that becomes idle after its response would otherwise stay open for its keep-alive time.
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
