import { randomBytes } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/connect";
import { accounts, sessions, users, verifications } from "../../../db/schema";
import { defaultLocale, locales } from "../../content/words";
import type { Mail, MailQueue } from "../../platform/mail.server";
import { confirmationMail, existingAccountMail, resetMail } from "./account-mails.server";

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
	/** Any other OpenID provider, found by its issuer's address. */
	openId?: (Credentials & { issuer: string; name: string }) | undefined;
}

export const OPEN_ID = "openid";
const DAY = 86_400_000;

export type Auth = ReturnType<typeof createAuth>;

/** Better Auth as this site uses it: what it stores, what it mails, what it may do. */
export function createAuth(
	{ db, mail, logger, secret, siteUrl, google, facebook, openId }: AccountParts,
	{ withOpenId }: { withOpenId: boolean },
) {
	/** A mail that cannot be put down must not undo what it tells of. */
	const send = (letter: Mail) =>
		mail.add(letter).catch((error) => logger.error({ err: error }, "an account mail could not be queued"));
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
			revokeSessionsOnPasswordReset: true,
			sendResetPassword: ({ user, token }) => send(resetMail(recipient(user), siteUrl, token)),
			onExistingUserSignUp: ({ user }) => send(existingAccountMail(recipient(user), siteUrl)),
			// Who followed the link has the mailbox.
			onPasswordReset: async ({ user }) =>
				void (await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))),
		},
		emailVerification: {
			sendOnSignUp: true,
			sendOnSignIn: false,
			autoSignInAfterVerification: true,
			async sendVerificationEmail({ user }) {
				// Better Auth's own token is good for an hour however often it is used, and for whoever holds the address by
				// then. Ours is good once, for this very account.
				const token = randomBytes(24).toString("base64url");
				try {
					await db.insert(verifications).values({
						id: crypto.randomUUID(),
						identifier: await hashed(confirmation(token)),
						value: user.id,
						expiresAt: new Date(Date.now() + DAY),
					});
					await send(confirmationMail(recipient(user), siteUrl, token));
				} catch (error) {
					logger.error({ err: error }, "a confirmation link could not be made");
				}
			},
		},
		account: { encryptOAuthTokens: true },
		verification: { storeIdentifier: "hashed" },
		session: { expiresIn: 30 * 86_400, updateAge: 86_400 },
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
			// Its messages may name addresses; ours name only what happened.
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
/** Under which name the proof of an address is kept. */
export const confirmation = (token: string) => `confirm-address:${token}`;

/** As Better Auth hashes the identifiers it looks up. */
async function hashed(identifier: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(identifier));
	return Buffer.from(digest).toString("base64url");
}

const recipient = (user: { name: string; email: string; language?: unknown }) => ({
	name: user.name,
	email: user.email,
	language: locales.find((locale) => locale === user.language) ?? defaultLocale,
});
