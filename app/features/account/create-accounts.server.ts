import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { APIError, createEmailVerificationToken } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { accounts as credentials, sessions, users } from "../../../db/schema";
import { AccountError, type AccountProblem, type Accounts, type Provider } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import { type AccountParts, type Auth, createAuth, hashOf, OPEN_ID } from "./better-auth.server";
import { browserCookies } from "./browser-cookies.server";
import { inEvenTime } from "./even-time.server";
import { startsSession, withMark } from "./signed-in-mark.server";
import { singleUseLinks } from "./single-use-links.server";

/** The calls of the specification's section 7. No other module knows Better Auth. */
export async function createAccounts(parts: AccountParts): Promise<Accounts & { stop: () => void }> {
	const { db, logger, secret } = parts;
	const links = singleUseLinks(db);
	const browser = browserCookies(parts);
	let auth = createAuth(parts, { withOpenId: false });
	const stopping = new AbortController();
	if (parts.openId) {
		const found = findOpenId(parts, stopping.signal).then((withOpenId) => {
			if (withOpenId) auth = withOpenId;
		});
		// The site does not wait for a slow or unreachable provider; its button appears once it responds.
		await Promise.race([found, pause(3_000)]);
	}
	const here = (request: Request) => ({ headers: request.headers });

	return {
		providers: () => knownProviders(parts).filter(({ id }) => id !== OPEN_ID || hasOpenId(auth)),
		signUp: ({ name, email, password, language, metadata }) =>
			inEvenTime(
				(async () => {
					// Nobody has proven that an unconfirmed address is theirs. A new sign-up replaces it and ends its links, so
					// that nobody can prepare an account for someone else.
					await db.delete(users).where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false)));
					const userId = await auth.api
						.signUpEmail({ body: { name, email, password, language, metadata } })
						.then(({ user }) => user.id, unlessMeanwhileSignedUp(email));
					// For an address that has an account Better Auth returns a made-up id, so the cookie tells nothing.
					return new Headers({ "Set-Cookie": await browser.signedUp(userId) });
				})(),
			),
		async create({ password, ...entry }) {
			const email = entry.email.toLowerCase();
			const hash = await hashOf(password);
			const id = randomUUID();
			return db.transaction(async (tx) => {
				await tx.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
				const created = await tx
					.insert(users)
					.values({ ...entry, id, email, emailVerified: true })
					.onConflictDoNothing()
					.returning({ id: users.id });
				if (created.length === 0) return null;
				const credential = { id: randomUUID(), accountId: id, providerId: "credential", userId: id, password: hash };
				await tx.insert(credentials).values(credential);
				return id;
			});
		},
		signIn: (request, body) =>
			inEvenTime(
				cookiesOf(auth.api.signInEmail({ body, headers: request.headers, returnHeaders: true }))
					.then((headers) => endingEarlierSession(request, headers))
					.then((headers) => browser.rememberDevice(request, body.email, headers)),
			),
		knownDevice: browser.knownDevice,
		async signInWithProvider(request, provider, { language, next }) {
			const callback = localePath("/auth/callback", language);
			const back = next ? `${callback}?${new URLSearchParams({ next })}` : callback;
			const { headers, response } = await auth.api.signInSocial({
				body: { provider, callbackURL: back, errorCallbackURL: back, newUserCallbackURL: back, disableRedirect: true },
				headers: request.headers,
				returnHeaders: true,
			});
			if (!response.url) throw new Error(`${provider} returned no URL`);
			return { to: response.url, headers };
		},
		async finishWithProvider(request) {
			const { status, headers, body } = await auth.handler(request);
			const cookies = await endingEarlierSession(request, withMark(new Headers(headers)));
			return new Response(body, { status, headers: cookies });
		},
		async signOut(request, where) {
			if (where === "everywhere") await translated(auth.api.revokeSessions(here(request)));
			return cookiesOf(auth.api.signOut({ headers: request.headers, returnHeaders: true }));
		},
		async session(request) {
			const { headers, response } = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
			if (!response) return { session: null, headers: withMark(headers) };
			const { id, name, email } = response.user;
			const session = { user: { id, name, email }, expiresAt: response.session.expiresAt.toISOString() };
			return { session, sessionId: response.session.id, headers: withMark(headers) };
		},
		async devices(request) {
			const current = await auth.api.getSession(here(request));
			if (!current) return [];
			const all = await auth.api.listSessions(here(request));
			return all
				.map(({ id, userAgent, createdAt }) => ({
					id,
					isThisOne: id === current.session.id,
					userAgent: userAgent ?? "",
					since: createdAt.toISOString(),
				}))
				.sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne) || (one.since < other.since ? 1 : -1));
		},
		async signOutDevice(request, id) {
			const all = await translated(auth.api.listSessions(here(request)));
			const token = all.find((session) => session.id === id)?.token;
			if (token) await auth.api.revokeSession({ body: { token }, headers: request.headers });
		},
		async pendingConfirmation(request, token) {
			const user = await userToConfirm(token);
			return user && { email: user.email, isSignUpBrowser: await browser.hasSignedUp(request, user.id) };
		},
		async confirmAddress(request, token, password) {
			const user = await userToConfirm(token);
			if (!user) throw new AccountError("invalid-token");
			const isTheirs =
				password === null
					? await browser.hasSignedUp(request, user.id)
					: await isUnconfirmedPassword({ email: user.email, password });
			if (!isTheirs) throw new AccountError("invalid-credentials");
			if (!(await links.redeem("confirm-address", token))) throw new AccountError("invalid-token");
			const query = { token: await createEmailVerificationToken(secret, user.email) };
			const headers = await cookiesOf(
				auth.api.verifyEmail({ query, headers: request.headers, returnHeaders: true }),
			).then((cookies) => endingEarlierSession(request, cookies));
			headers.append("Set-Cookie", await browser.forgetSignUp());
			return browser.rememberDevice(request, user.email, headers);
		},
		resendConfirmation: (email) =>
			inEvenTime(auth.api.sendVerificationEmail({ body: { email } }).then(() => undefined)),
		requestPasswordReset: (email) =>
			inEvenTime(auth.api.requestPasswordReset({ body: { email } }).then(() => undefined)),
		async resetPassword(request, token, newPassword) {
			const user = await userById(await links.ownerOf("reset-password", token));
			await translated(auth.api.resetPassword({ body: { token, newPassword } }));
			return user ? browser.rememberDevice(request, user.email, new Headers()) : new Headers();
		},
		stop: () => stopping.abort(),
	};

	async function userById(id: string | null) {
		const [user] = id ? await db.select().from(users).where(eq(users.id, id)) : [];
		return user ?? null;
	}

	async function userToConfirm(token: string) {
		const user = await userById(await links.ownerOf("confirm-address", token));
		return user?.emailVerified ? null : user;
	}

	/** Better Auth checks the password before it objects that the address is unconfirmed. */
	function isUnconfirmedPassword(body: { email: string; password: string }): Promise<boolean> {
		const tried = translated(auth.api.signInEmail({ body })).then(
			() => false,
			(cause) => {
				if (!(cause instanceof AccountError)) throw cause;
				return cause.problem === "unverified";
			},
		);
		return inEvenTime(tried);
	}

	/** Signing in starts a new session and ends the one the browser had, whoever it came from. */
	async function endingEarlierSession(request: Request, headers: Headers): Promise<Headers> {
		if (!startsSession(headers)) return headers;
		const earlier = await auth.api.getSession(here(request));
		if (earlier) await db.delete(sessions).where(eq(sessions.id, earlier.session.id));
		return headers;
	}

	/** Of two simultaneous sign-ups with one address the second finds the first one's account: that is no failure. */
	function unlessMeanwhileSignedUp(email: string) {
		return async (cause: unknown): Promise<string> => {
			const [there] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
			if (!there) throw cause;
			return randomUUID();
		};
	}

	/** Retries until the provider responds: it may be unreachable when the site starts. */
	async function findOpenId(of: AccountParts, signal: AbortSignal): Promise<Auth | undefined> {
		while (!signal.aborted) {
			const candidate = createAuth(of, { withOpenId: true });
			if (await Promise.race([foundOpenId(candidate), pause(10_000, false, { ref: false })])) return candidate;
			logger.warn({ issuer: of.openId?.issuer }, "the OpenID provider does not respond; trying again");
			await pause(30_000, undefined, { signal, ref: false }).catch(() => {});
		}
		return undefined;
	}
}

const knownProviders = ({ google, facebook, openId }: AccountParts): Provider[] => [
	...(google ? [{ id: "google", name: "Google" }] : []),
	...(facebook ? [{ id: "facebook", name: "Facebook" }] : []),
	...(openId ? [{ id: OPEN_ID, name: openId.name }] : []),
];

const foundOpenId = async (auth: Auth) => (await auth.$context).socialProviders.some(({ id }) => id === OPEN_ID);
const hasOpenId = (auth: Auth) => auth.options.plugins.length > 0;

/** Better Auth's error codes that visitors may tell apart. */
const problems: Record<string, AccountProblem> = {
	INVALID_EMAIL_OR_PASSWORD: "invalid-credentials",
	INVALID_EMAIL: "invalid-credentials",
	EMAIL_NOT_VERIFIED: "unverified",
	INVALID_TOKEN: "invalid-token",
	TOKEN_EXPIRED: "invalid-token",
	USER_NOT_FOUND: "invalid-token",
	UNAUTHORIZED: "no-session",
};

/** Turns Better Auth's errors into ours. */
async function translated<T>(call: Promise<T>): Promise<T> {
	try {
		return await call;
	} catch (cause) {
		if (!(cause instanceof APIError)) throw cause;
		const problem = problems[cause.body?.code ?? String(cause.status)];
		if (!problem) throw cause;
		throw new AccountError(problem);
	}
}

const cookiesOf = async (call: Promise<{ headers: Headers }>): Promise<Headers> =>
	withMark((await translated(call)).headers);
