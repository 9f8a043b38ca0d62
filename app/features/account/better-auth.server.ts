import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { genericOAuth } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/connect";
import { accounts, sessions, users, verifications } from "../../../db/schema";
import { retention } from "../../content/retention";
import { defaultLocale, locales } from "../../content/words";
import { boundedQueue } from "../../platform/bounded-queue";
import type { Mail, MailQueue } from "../../platform/mail.server";
import { confirmationMail, existingAccountMail, resetMail } from "./account-mails.server";
import { hashIdentifier, singleUseLinks } from "./single-use-links.server";

interface Credentials {
	clientId: string;
	clientSecret: string;
}

export interface AccountParts {
	db: Database;
	mail: MailQueue;
	logger: Logger;
	secret: string;
	siteUrl: string;
	google?: Credentials | undefined;
	facebook?: Credentials | undefined;
	/** Any other OpenID provider, discovered through its issuer URL. */
	openId?: (Credentials & { issuer: string; name: string }) | undefined;
}

export const OPEN_ID = "openid";
const DAY = 86_400_000;
/** Seconds. The mail says "one hour", and no limit on reset mails may last longer. */
const RESET_LINK_LIFETIME = 3_600;

/**
 * One scrypt hash takes 0.1 s and 32 MB on a thread of the pool that also compresses and reads files: two at once leave
 * half of the pool to the others.
 */
const hashing = boundedQueue({ atOnce: 2, mostWaiting: 40 });

export const hashOf = (password: string) => hashing(() => hashPassword(password));

export type Auth = ReturnType<typeof createAuth>;

/** Better Auth as this site uses it. */
export function createAuth(
	{ db, mail, logger, secret, siteUrl, google, facebook, openId }: AccountParts,
	{ withOpenId }: { withOpenId: boolean },
) {
	const links = singleUseLinks(db);
	/** AUTH-4: a mail that cannot be queued does not fail the call. */
	const send = (letter: Mail) =>
		mail.add(letter).catch((error) => logger.error({ err: error }, "an account mail could not be queued"));
	/** KEEP-3. A session is extended at most once a day, so this is not written on every request. */
	const noteUse = async ({ userId }: { userId: string }) =>
		void (await db.update(users).set({ updatedAt: new Date() }).where(eq(users.id, userId)));
	return betterAuth({
		database: drizzleAdapter(db, {
			provider: "pg",
			schema: { user: users, session: sessions, account: accounts, verification: verifications },
		}),
		secret,
		baseURL: siteUrl,
		basePath: "/api/auth",
		user: {
			additionalFields: {
				metadata: { type: "json", required: false, returned: false },
				language: { type: "string", required: false, returned: true },
			},
		},
		emailAndPassword: {
			enabled: true,
			requireEmailVerification: true,
			minPasswordLength: 1,
			maxPasswordLength: 200,
			password: {
				hash: hashOf,
				verify: (entry) => hashing(() => verifyPassword(entry)),
			},
			resetPasswordTokenExpiresIn: RESET_LINK_LIFETIME,
			revokeSessionsOnPasswordReset: true,
			sendResetPassword: ({ user, token }) => send(resetMail(recipient(user), siteUrl, token)),
			onExistingUserSignUp: ({ user }) => send(existingAccountMail(recipient(user), siteUrl)),
			async onPasswordReset({ user }) {
				await links.revokeAll(user.id);
				// Whoever followed the link reads the mailbox.
				await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
			},
		},
		// A changed or confirmed e-mail address ends all mailed links.
		databaseHooks: {
			user: { update: { after: (user) => links.revokeAll(user.id) } },
			session: { create: { after: noteUse }, update: { after: noteUse } },
		},
		emailVerification: {
			sendOnSignUp: true,
			sendOnSignIn: false,
			autoSignInAfterVerification: true,
			async sendVerificationEmail({ user }) {
				// Better Auth's own token can be used any number of times for an hour, by whichever account has the address
				// then. Ours works once, for this account.
				try {
					const token = await links.issue("confirm-address", user.id, DAY);
					await send(confirmationMail(recipient(user), siteUrl, token));
				} catch (error) {
					logger.error({ err: error }, "a confirmation link could not be created");
				}
			},
		},
		account: { encryptOAuthTokens: true },
		verification: { storeIdentifier: { hash: async (identifier) => hashIdentifier(identifier) } },
		session: { expiresIn: retention.sessionDays * 86_400, updateAge: 86_400 },
		socialProviders: { ...(google && { google }), ...(facebook && { facebook }) },
		plugins:
			withOpenId && openId
				? [
						genericOAuth({
							config: [
								{
									providerId: OPEN_ID,
									clientId: openId.clientId,
									clientSecret: openId.clientSecret,
									discoveryUrl: `${openId.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
									scopes: ["openid", "email", "profile"],
									requireIdTokenVerification: true,
								},
							],
						}),
					]
				: [],
		onAPIError: { errorURL: `${siteUrl}/auth/callback` },
		rateLimit: { enabled: false },
		telemetry: { enabled: false },
		logger: {
			level: "warn",
			// Its messages may contain e-mail addresses.
			log: (level, message) =>
				logger[level === "error" ? "warn" : "debug"]({ from: "accounts" }, withoutAddress(message)),
		},
		advanced: {
			cookiePrefix: "site",
			database: { generateId: () => crypto.randomUUID() },
			ipAddress: { disableIpTracking: true },
		},
	});
}

const withoutAddress = (message: string) => message.replace(/\S+@\S+/g, "…");

const recipient = (user: { name: string; email: string; language?: unknown }) => ({
	name: user.name,
	email: user.email,
	language: locales.find((locale) => locale === user.language) ?? defaultLocale,
});
