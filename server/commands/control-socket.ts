import { join, relative, resolve } from "node:path";

/** The limit for socket paths is 107 bytes on Linux and 103 on macOS. */
export const MAX_SOCKET_PATH = 103;

/** A separate folder, because some systems ignore the permissions of the socket itself. */
export const controlFolder = (dataFolder: string): string => join(dataFolder, "control");

/** The socket path of the running site, relative or absolute, whichever is shorter. */
export function controlSocket(dataFolder: string): string {
	const absolute = resolve(controlFolder(dataFolder), "socket");
	const fromHere = relative(process.cwd(), absolute);
	return fromHere.length < absolute.length ? fromHere : absolute;
}
