import { m } from "../../paraglide/messages.js";
import type { Services } from "../../platform/services.server";
import { keepMessage, type MessageToKeep } from "./keep-message.server";
import { type MessageField, readMessage, type TypedMessage, typedMessage } from "./message-schema.server";

/** A database that says nothing for this long has failed. If it keeps the message after all, a resend finds it. */
const PATIENCE = 15_000;

/** Why a message was not taken. Nothing that was typed is lost: it goes back into the form. */
export interface Refusal {
	status: 422 | 429 | 503;
	/** Seconds after which another try is taken. */
	retryAfter?: number;
	title: string;
	faults: { field: MessageField; text: string }[];
	typed: TypedMessage;
	/** Whether the visitor can only wait or call. */
	isOurFault: boolean;
}

/** CONTACT-1: takes a sent form. The answer is a reference only when the message is safely stored. */
export async function receiveMessage(
	request: Request,
	subjectIn: MessageToKeep["subjectIn"],
	services: Services & { address: string },
): Promise<{ reference: string } | Refusal> {
	// A body that is no form is a form with nothing in it.
	const form = await request.formData().catch(() => new FormData());
	const typed = typedMessage(form);
	const refuse = (refusal: Partial<Refusal> & Pick<Refusal, "title">): Refusal => ({
		status: 422,
		faults: [],
		isOurFault: false,
		typed,
		...refusal,
	});
	const read = readMessage(typed);
	if ("faults" in read) return refuse({ title: m.contact_faults({ count: read.faults.length }), faults: read.faults });
	try {
		const wait = await withPatience(services.limits.take("message by address", services.address));
		if (wait !== null)
			return refuse({
				status: 429,
				title: m.too_many({ minutes: Math.ceil(wait / 60) }),
				isOurFault: true,
				retryAfter: wait,
			});
		const reference = await withPatience(
			keepMessage({ ...read.message, subjectIn }, String(form.get("captcha") ?? ""), services),
		);
		return reference ? { reference } : refuse({ title: m.contact_fault_captcha(), isOurFault: true });
	} catch (cause) {
		services.logger.error({ reason: reasonOf(cause) }, "a message could not be stored");
		return refuse({ status: 503, title: m.contact_not_stored(), isOurFault: true });
	}
}

const withPatience = <T>(work: Promise<T>): Promise<T> =>
	Promise.race([
		work,
		new Promise<never>((_, fail) => {
			setTimeout(() => fail(new Error("The database did not answer in time")), PATIENCE).unref();
		}),
	]);

/** Errors of queries quote what the visitor wrote, so only the innermost cause is logged, and of it only its words. */
function reasonOf(cause: unknown): string {
	if (!(cause instanceof Error)) return "unknown";
	if (cause.cause) return reasonOf(cause.cause);
	const { code } = cause as { code?: string };
	return cause.message.startsWith("Failed query") ? "a query failed" : [code, cause.message].filter(Boolean).join(" ");
}
