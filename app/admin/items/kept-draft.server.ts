import { data } from "react-router";
import { z } from "zod";
import type { Database } from "../../../db/connect";
import type { Staff } from "../staff";
import { keepDraft } from "./drafts.server";
import { isFormKind } from "./fields/kind-fields.server";
import { mayEdit } from "./item-screen.server";
import { heartbeat, leave } from "./presence.server";

const MAX_LENGTH = 200_000;

const draft = z.strictObject({
	intent: z.literal("keep"),
	kind: z.string().refine(isFormKind),
	item: z.string().min(1).max(100),
	base: z.coerce.number().int().nonnegative(),
	fields: z
		.string()
		.max(MAX_LENGTH)
		.transform((text, context) => {
			try {
				return JSON.parse(text) as unknown;
			} catch {
				context.addIssue("is not JSON");
				return z.NEVER;
			}
		})
		.pipe(z.record(z.string(), z.array(z.string()))),
});

/** Stores what is in a form as its author's draft. */
export async function keepSentDraft(db: Database, staff: Staff, request: Request): Promise<Response> {
	const sent = draft.safeParse(Object.fromEntries(await request.formData()));
	if (!sent.success) throw data(null, { status: 400 });
	const { kind, item, base, fields } = sent.data;
	if (!mayEdit(staff, kind, item)) throw data(null, { status: 403 });
	const at = await keepDraft(db, { author: staff.id, kind, item }, { base, fields });
	return Response.json({ at: at.toISOString() });
}

const presence = z.strictObject({
	intent: z.enum(["here", "gone"]),
	place: z.string().regex(/^\/admin\/[\w/-]{1,200}$/),
});

/** Who else has the screen open. */
export async function notePresence(db: Database, staff: Staff, request: Request): Promise<Response> {
	const sent = presence.safeParse(Object.fromEntries(await request.formData()));
	if (!sent.success) throw data(null, { status: 400 });
	const { intent, place } = sent.data;
	if (intent === "gone") {
		await leave(db, staff.id, place);
		return Response.json([]);
	}
	return Response.json(await heartbeat(db, staff.id, place, new Date()));
}
