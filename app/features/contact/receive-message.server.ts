import { m } from "../../paraglide/messages.js";
import type { Services } from "../../platform/services.server";
import { keepMessage, type MessageToKeep } from "./keep-message.server";
import { type MessageField, readMessage, type TypedMessage, typedMessage } from "./message-schema.server";

/** Milliseconds to wait for the database. If the message is stored later after all, a resend finds it. */
const TIMEOUT_MS = 15_000;

/** Why a message was rejected. The typed values go back into the form. */
export interface RejectedMessage {
	status: 422 | 429 | 503;
	/** In seconds. */
	retryAfter?: number;
	title: string;
	faults: { field: MessageField; text: string }[];
	typed: TypedMessage;
	/** True if the visitor cannot fix it. */
	isOurFault: boolean;
}

/** CONTACT-1: handles a submitted form. Returns a reference only once the message is stored. */
export async function receiveMessage(
	request: Request,
	subjectIn: MessageToKeep["subjectIn"],
	services: Services & { address: string },
): Promise<{ reference: string } | RejectedMessage> {
	// A body that is not a form counts as an empty form.
	const form = await request.formData().catch(() => new FormData());
	const typed = typedMessage(form);
	const reject = (reason: Partial<RejectedMessage> & Pick<RejectedMessage, "title">): RejectedMessage => ({
		status: 422,
		faults: [],
		isOurFault: false,
		typed,
		...reason,
	});
	const read = readMessage(typed);
	if ("faults" in read) return reject({ title: m.contact_faults({ count: read.faults.length }), faults: read.faults });
	try {
		const wait = await withTimeout(services.limits.take("message by address", services.address));
		if (wait !== null)
			return reject({
				status: 429,
				title: m.too_many({ minutes: Math.ceil(wait / 60) }),
				isOurFault: true,
				retryAfter: wait,
			});
		const reference = await withTimeout(
			keepMessage({ ...read.message, subjectIn }, String(form.get("captcha") ?? ""), services),
		);
		return reference ? { reference } : reject({ title: m.contact_fault_captcha(), isOurFault: true });
	} catch (cause) {
		services.logger.error({ reason: reasonOf(cause) }, "could not store a contact message");
		return reject({ status: 503, title: m.contact_not_stored(), isOurFault: true });
	}
}

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
	Promise.race([
		work,
		new Promise<never>((_, fail) => {
			setTimeout(() => fail(new Error("The database timed out")), TIMEOUT_MS).unref();
		}),
	]);

/** Query errors quote the visitor's text: log only the message of the innermost cause. */
function reasonOf(cause: unknown): string {
	if (!(cause instanceof Error)) return "unknown";
	if (cause.cause) return reasonOf(cause.cause);
	const { code } = cause as { code?: string };
	return cause.message.startsWith("Failed query") ? "a query failed" : [code, cause.message].filter(Boolean).join(" ");
}
