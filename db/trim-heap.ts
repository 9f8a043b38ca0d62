import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: NodeJS.GCFunction | undefined;

/**
 * Returns unused memory that V8 would keep to the operating system: the young generation after a burst of rendering, and
 * the buffers of a mostly idle thread. Blocks its thread for up to 100 ms.
 */
export function trimHeap(): void {
	setFlagsFromString("--expose-gc");
	collect ??= runInNewContext("gc") as NodeJS.GCFunction;
	// Unlike an ordinary collection, this also shrinks the young generation.
	collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
