import { join, relative, resolve } from "node:path";

/** The operating systems take no longer path for a socket: 107 bytes on Linux, 103 on macOS. */
export const LONGEST_SOCKET_PATH = 103;

/** A folder of its own, because not every system heeds the permissions of the socket itself. */
export const controlFolder = (dataFolder: string): string => join(dataFolder, "control");

/** Where the running site listens for commands, in its shorter spelling. */
export function controlSocket(dataFolder: string): string {
	const absolute = resolve(controlFolder(dataFolder), "socket");
	const fromHere = relative(process.cwd(), absolute);
	return fromHere.length < absolute.length ? fromHere : absolute;
}
