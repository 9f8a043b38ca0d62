import { m } from "../../paraglide/messages.js";

interface EventKind {
	sentence: (words: { author: string; subject: string }) => string;
	/** What the subject names: a colleague by id, an invitation by the hash of its token, else a text to show as it is. */
	subject?: "colleague" | "invitation";
}

/** Everything that the log of the back office knows, in words (STAFF-9). */
const staffEvents = {
	"invitation-sent": { sentence: m.admin_event_invitation_sent, subject: "invitation" },
	"invitation-resent": { sentence: m.admin_event_invitation_resent, subject: "invitation" },
	"invitation-revoked": { sentence: m.admin_event_invitation_revoked, subject: "invitation" },
	joined: { sentence: m.admin_event_joined, subject: "invitation" },
	"role-changed": { sentence: m.admin_event_role_changed, subject: "colleague" },
	"colleague-removed": { sentence: m.admin_event_colleague_removed, subject: "colleague" },
	"access-restored": { sentence: m.admin_event_access_restored, subject: "colleague" },
	"authenticator-added": { sentence: m.admin_event_authenticator_added },
	"authenticator-removed": { sentence: m.admin_event_authenticator_removed },
	"passkey-added": { sentence: m.admin_event_passkey_added },
	"passkey-removed": { sentence: m.admin_event_passkey_removed },
	"backup-codes-renewed": { sentence: m.admin_event_backup_codes_renewed },
	"proof-passed": { sentence: m.admin_event_proof_passed },
	"proof-failed": { sentence: m.admin_event_proof_failed },
	/** Subject: the number of the release. */
	published: { sentence: m.admin_event_published },
	"release-undone": { sentence: m.admin_event_release_undone },
	/** Subject: the name of the file. */
	exported: { sentence: m.admin_event_exported },
	imported: { sentence: m.admin_event_imported },
} as const satisfies Record<string, EventKind>;

export type StaffEventName = keyof typeof staffEvents;

export const eventKind = (what: string): EventKind | undefined =>
	Object.hasOwn(staffEvents, what) ? staffEvents[what as StaffEventName] : undefined;
