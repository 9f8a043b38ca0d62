import { STATUS_CODES } from "node:http";
import { requestId } from "./request-log";

/** An answer that is finished: its bytes stand ready, with room in the first lines for the date and the request's id. */
export interface Finished {
	status: number;
	bytes: Buffer;
	dateAt: number;
	/** Where the id ends. */
	idEnd: number;
	/** The date that stands in the bytes now. */
	date: string;
	/** What the log says of it, but for time and id; known once it has been sent. */
	logged?: string;
}

const ROOM_FOR_DATE = " ".repeat("Thu, 01 Jan 1970 00:00:00 GMT".length);

/** Finishes an answer; of the headers names and values in turn. */
export function finish(status: number, headers: readonly string[], body: Buffer = Buffer.alloc(0)): Finished {
	let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
	const dateAt = head.length;
	head += `${ROOM_FOR_DATE}\r\nX-Request-Id: `;
	head += requestId(0);
	const idEnd = head.length;
	head += "\r\n";
	for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
	return { status, bytes: Buffer.concat([Buffer.from(`${head}\r\n`, "latin1"), body]), dateAt, idEnd, date: "" };
}
