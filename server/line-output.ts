import { write, writeSync } from "node:fs";

/** So many bytes of lines are written at once. */
const PIECE = 65_536;

/** Full pieces that wait for a slow reader: four megabytes. */
const MOST_WAITING = 64;

/** A reader that takes nothing more is asked again after so many milliseconds. */
const ASK_AGAIN = 100;

/** In memory of its own: what has been written is used again, and `Buffer.from` may share its memory with others. */
function ownBytes(line: string) {
	const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(line));
	bytes.write(line);
	return bytes;
}

const isBusy = (cause: unknown) => (cause as NodeJS.ErrnoException | null)?.code === "EAGAIN";

/**
 * Writes lines to a file or pipe, many at once and from another thread: a write for each would cost more than the answer it
 * tells of. If whoever reads them falls behind, lines are dropped, not memory filled, and nobody waits.
 */
export function lineOutput(fileDescriptor: number) {
	let piece = Buffer.allocUnsafeSlow(PIECE);
	let used = 0;
	const waiting: Buffer<ArrayBuffer>[] = [];
	let spare: Buffer<ArrayBuffer> | undefined;
	/** A piece is on its way, or its reader is to be asked again. */
	let isWriting = false;
	let isOnItsWay = false;

	function turnOver() {
		if (used === 0) return;
		if (waiting.length < MOST_WAITING) {
			waiting.push(piece.subarray(0, used));
			piece = spare ?? Buffer.allocUnsafeSlow(PIECE);
			spare = undefined;
		}
		used = 0;
	}

	/** Writes what is waiting, one piece after the other. */
	function writeOn() {
		const [first] = waiting;
		isWriting = first !== undefined;
		if (!first) return;
		isOnItsWay = true;
		write(fileDescriptor, first, (cause, written) => {
			isOnItsWay = false;
			if (isBusy(cause)) return void setTimeout(writeOn, ASK_AGAIN).unref();
			if (cause || written === first.length) {
				waiting.shift();
				if (first.buffer.byteLength === PIECE) spare = Buffer.from(first.buffer);
			} else waiting[0] = first.subarray(written);
			writeOn();
		});
	}

	return {
		write(line: string) {
			// No sign takes more than three bytes.
			if (used + line.length * 3 > PIECE) {
				turnOver();
				if (!isWriting) writeOn();
				if (line.length * 3 > PIECE) {
					if (waiting.length < MOST_WAITING) waiting.push(ownBytes(line));
					return;
				}
			}
			used += piece.write(line, used);
		},
		/** Sends what there is on its way. */
		flush() {
			if (isWriting) return;
			turnOver();
			writeOn();
		},
		/** The last words of a process that ends; they may overtake what is on its way. What a reader does not take within a second is lost. */
		flushNow() {
			turnOver();
			if (isOnItsWay) waiting.shift();
			const latest = Date.now() + 1000;
			while (waiting[0] && Date.now() < latest) {
				try {
					const written = writeSync(fileDescriptor, waiting[0]);
					if (written === waiting[0].length) waiting.shift();
					else waiting[0] = waiting[0].subarray(written);
				} catch (cause) {
					if (!isBusy(cause)) return;
				}
			}
		},
	};
}

export type LineOutput = ReturnType<typeof lineOutput>;
