/** What the server's thread asks of the thread that holds the embedded database, and what it hears back. */
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

/** What the thread says unasked: somebody called NOTIFY on a channel that is listened to. */
export interface EmbeddedNotice {
	notified: string;
}
