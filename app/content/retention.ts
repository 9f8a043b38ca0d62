/**
 * KEEP-1: how long the site keeps personal data. The daily job (`db/delete-expired.ts`), the mail queue and the sign-in
 * sessions use these figures, and the privacy page prints them: change them here and both change.
 */
export const retention = {
	/** Visitors' messages, from the day they were sent. */
	messageMonths: 24,
	/** Who agreed to calls and texts, to which words and when. Outlives the message, because a claim can be made later. */
	consentYears: 5,
	/** Accounts, from the last time they were used. */
	unusedAccountMonths: 24,
	/** Accounts whose e-mail address was never confirmed, from sign-up. */
	unconfirmedAccountDays: 7,
	/** Sign-in sessions, from the last time they were used. */
	sessionDays: 30,
	/** Queued mails that were delivered. */
	sentMailDays: 1,
	/** Queued mails that no mail server accepted. */
	unsentMailDays: 20,
	/** Backups; `deploy/site-backup.service` deletes them. */
	backupDays: 30,
	/** nginx's error logs; Debian's logrotate deletes them (docs/deploy.md). */
	errorLogDays: 14,
} as const;
