/** Messages from the main thread to the worker thread of the embedded database, and its replies. */
export type EmbeddedRequest = { id: number; transaction: number | null } & (
	| { ask: "begin" }
	| { ask: "close" }
	| { ask: "listen"; channel: string }
	| { ask: "commit" }
	| { ask: "rollback" }
	| { ask: "exec"; sql: string }
	| { ask: "query"; sql: string; params: unknown[]; rowMode: "array" | "object" }
);

export type EmbeddedReply =
	| { id: number; result: unknown }
	| { id: number; failure: { message: string; code?: string | undefined; detail?: string | undefined } };

/** Sent unprompted by the worker: a NOTIFY on a channel that has a listener. */
export interface EmbeddedNotice {
	notified: string;
}
