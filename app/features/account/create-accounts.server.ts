import { setTimeout as pause } from "node:timers/promises";
import { APIError, createEmailVerificationToken } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { users } from "../../../db/schema";
import { AccountError, type AccountProblem, type Accounts, type Provider } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import { type AccountParts, type Auth, confirmation, createAuth, OPEN_ID } from "./better-auth.server";
import { inEvenTime } from "./even-time.server";
import { startsSession, withMark } from "./signed-in-mark.server";

/** Better Auth behind the calls of the specification's section 7. Nobody else knows of it. */
export async function createAccounts(parts: AccountParts): Promise<Accounts & { stop: () => void }> {
	const { db, logger } = parts;
	let auth = createAuth(parts, { withOpenId: false });
	const stopping = new AbortController();
	if (parts.openId) {
		const found = findOpenId(parts, stopping.signal).then((withOpenId) => {
			if (withOpenId) auth = withOpenId;
		});
		// The site does not wait for a provider that is slow or away; the button appears when it answers.
		await Promise.race([found, pause(3_000)]);
	}
	const here = (request: Request) => ({ headers: request.headers });

	return {
		providers: () => knownProviders(parts).filter(({ id }) => id !== OPEN_ID || hasOpenId(auth)),
		signUp: ({ name, email, password, language, metadata }) =>
			inEvenTime(
				(async () => {
					// Nobody has proven an unconfirmed address to be theirs. Whoever signs up with it anew starts afresh, and
					// links and passwords from before are worth nothing: no stranger can prepare an account for somebody else.
					await db.delete(users).where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false)));
					await auth.api
						.signUpEmail({ body: { name, email, password, language, metadata } })
						.catch(unlessMeanwhileSignedUp(email));
				})(),
			),
		signIn: (request, body) =>
			inEvenTime(
				cookiesOf(auth.api.signInEmail({ body, headers: request.headers, returnHeaders: true })).then((headers) =>
					endingEarlierSession(request, headers),
				),
			),
		async signInWithProvider(request, provider, language) {
			const back = localePath("/auth/callback", language);
			const { headers, response } = await auth.api.signInSocial({
				body: { provider, callbackURL: back, errorCallbackURL: back, newUserCallbackURL: back, disableRedirect: true },
				headers: request.headers,
				returnHeaders: true,
			});
			if (!response.url) throw new Error(`${provider} gave no address to go to`);
			return { to: response.url, headers };
		},
		async finishWithProvider(request) {
			const { status, headers, body } = await auth.handler(request);
			const cookies = await endingEarlierSession(request, withMark(new Headers(headers)));
			return new Response(body, { status, headers: cookies });
		},
		async signOut(request, where) {
			if (where === "everywhere") await refused(auth.api.revokeSessions(here(request)));
			return cookiesOf(auth.api.signOut({ headers: request.headers, returnHeaders: true }));
		},
		async session(request) {
			const { headers, response } = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
			if (!response) return { session: null, headers: withMark(headers) };
			const { id, name, email } = response.user;
			const session = { user: { id, name, email }, expiresAt: response.session.expiresAt.toISOString() };
			return { session, headers: withMark(headers) };
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
			const all = await refused(auth.api.listSessions(here(request)));
			const token = all.find((session) => session.id === id)?.token;
			if (token) await auth.api.revokeSession({ body: { token }, headers: request.headers });
		},
		async confirmAddress(request, token) {
			const { internalAdapter, secret } = await auth.$context;
			const proof = await internalAdapter.consumeVerificationValue(confirmation(token));
			const user = proof && (await internalAdapter.findUserById(proof.value));
			if (!user || user.emailVerified) throw new AccountError("invalid-token");
			const query = { token: await createEmailVerificationToken(secret, user.email) };
			return cookiesOf(auth.api.verifyEmail({ query, headers: request.headers, returnHeaders: true }));
		},
		resendConfirmation: (email) =>
			inEvenTime(auth.api.sendVerificationEmail({ body: { email } }).then(() => undefined)),
		requestPasswordReset: (email) =>
			inEvenTime(auth.api.requestPasswordReset({ body: { email } }).then(() => undefined)),
		resetPassword: async (token, newPassword) =>
			void (await refused(auth.api.resetPassword({ body: { token, newPassword } }))),
		stop: () => stopping.abort(),
	};

	/** Who signs in gets a new session; the one that the browser had before, whoever gave it to it, is worth nothing more. */
	async function endingEarlierSession(request: Request, headers: Headers): Promise<Headers> {
		if (!startsSession(headers)) return headers;
		const earlier = await auth.api.getSession(here(request));
		if (earlier) await (await auth.$context).internalAdapter.deleteSession(earlier.session.token);
		return headers;
	}

	/** Of two sign-ups with one address at the same moment the second finds the first one's account: nothing is amiss. */
	function unlessMeanwhileSignedUp(email: string) {
		return async (cause: unknown) => {
			const [there] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
			if (!there) throw cause;
		};
	}

	/** The provider may be away when the site starts: it is looked for until it is there. */
	async function findOpenId(of: AccountParts, signal: AbortSignal): Promise<Auth | undefined> {
		while (!signal.aborted) {
			const candidate = createAuth(of, { withOpenId: true });
			if (await Promise.race([foundOpenId(candidate), pause(10_000, false, { ref: false })])) return candidate;
			logger.warn({ issuer: of.openId?.issuer }, "the OpenID provider does not answer and is tried again");
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

/** Better Auth's error codes, as far as visitors may tell them apart. */
const problems: Record<string, AccountProblem> = {
	INVALID_EMAIL_OR_PASSWORD: "invalid-credentials",
	INVALID_EMAIL: "invalid-credentials",
	EMAIL_NOT_VERIFIED: "unverified",
	INVALID_TOKEN: "invalid-token",
	TOKEN_EXPIRED: "invalid-token",
	USER_NOT_FOUND: "invalid-token",
	UNAUTHORIZED: "no-session",
};

async function refused<T>(call: Promise<T>): Promise<T> {
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
	withMark((await refused(call)).headers);
