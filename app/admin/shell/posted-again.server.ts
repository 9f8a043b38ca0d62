import type { Logger } from "pino";
import { data } from "react-router";

/** What was sent and could not be handled, so that it can be sent again. */
export interface PostedAgain {
	posted: [name: string, value: string][];
}

const MAX_LENGTH = 300_000;

/**
 * Runs the work of a form. Where it fails, because the database cannot be reached for instance, the response has everything that
 * was sent (FORM-8). Intended responses pass.
 */
export async function keepPosted<T>(request: Request, logger: Logger, work: () => Promise<T>): Promise<T> {
	const copy = request.clone();
	try {
		return await work();
	} catch (cause) {
		if (!(cause instanceof Error)) throw cause;
		logger.error(cause, "a form of the back office could not be handled");
		throw await unavailable(copy);
	}
}

export async function unavailable(request: Request) {
	const form = await request.formData().catch(() => new FormData());
	const posted = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
	const isSmall = posted.reduce((sum, [name, value]) => sum + name.length + value.length, 0) < MAX_LENGTH;
	return data({ posted: isSmall ? posted : [] } satisfies PostedAgain, { status: 503 });
}
