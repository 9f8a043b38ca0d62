import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: NodeJS.GCFunction | undefined;

/**
 * Gives back memory that is no longer used but that V8 would keep: the space for new objects after many pages were
 * rendered at once, and the buffers of a thread that does too little to be cleaned up by itself. Holds up its thread
 * for up to a tenth of a second.
 */
export function giveBackMemory(): void {
	setFlagsFromString("--expose-gc");
	collect ??= runInNewContext("gc") as NodeJS.GCFunction;
	// Unlike an ordinary collection this one also shrinks the space for new objects.
	collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
