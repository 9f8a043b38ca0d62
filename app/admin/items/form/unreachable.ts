import { data, isRouteErrorResponse } from "react-router";

/** The form could not be sent: no connection, or the server cannot work at the moment. Everything is still in its fields. */
export interface Unreachable {
	outcome: "unreachable";
}

const SERVER_FAULT = 500;

export async function keepingWhatWasTyped<T>(send: () => Promise<T>) {
	try {
		return await send();
	} catch (cause) {
		const isFault = isRouteErrorResponse(cause) ? cause.status >= SERVER_FAULT : cause instanceof Error;
		if (!isFault) throw cause;
		return data({ outcome: "unreachable" } satisfies Unreachable, { status: 503 });
	}
}
