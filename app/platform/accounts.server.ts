import type { Locale } from "../content/words";

/** Why a call failed, as far as the visitor may know. */
export type AccountProblem = "invalid-credentials" | "unverified" | "invalid-token" | "no-session";

export class AccountError extends Error {
	readonly problem: AccountProblem;
	constructor(problem: AccountProblem) {
		super(problem);
		this.problem = problem;
	}
}

/** A signed-in visitor, as pages may know them. */
export interface Member {
	id: string;
	name: string;
	email: string;
}

/** AUTH-6: who is signed in, and until when. The tokens themselves stay in cookies that scripts cannot read. */
export interface MemberSession {
	user: Member;
	expiresAt: string;
}

/** A browser with a session of this account. */
interface SignedInDevice {
	id: string;
	isThisOne: boolean;
	userAgent: string;
	since: string;
}

export interface Provider {
	id: string;
	name: string;
}

/** Headers carry the cookies that the response must set. Every call may throw an `AccountError`. */
export interface Accounts {
	/** Those whose credentials are set and that can be reached. */
	providers(): readonly Provider[];
	/** Behaves the same whether or not the address has an account: either way, a mail says how to go on. */
	signUp(entry: {
		name: string;
		email: string;
		password: string;
		language: Locale;
		metadata: Record<string, unknown>;
	}): Promise<Headers>;
	/** Creates an account whose address is known to be theirs already. Returns its id; null if the address has one. */
	create(entry: { name: string; email: string; password: string; language: Locale }): Promise<string | null>;
	signIn(request: Request, entry: { email: string; password: string }): Promise<Headers>;
	/** An id if this account was signed in to in this browser before, else null. */
	knownDevice(request: Request, email: string): Promise<string | null>;
	/** Where the browser has to go, and the cookies it needs when it comes back. */
	signInWithProvider(
		request: Request,
		provider: string,
		/** `next`: the path to go on to, if there is one. */
		entry: { language: Locale; next: string | null },
	): Promise<{ to: string; headers: Headers }>;
	/** The response at the URL that the provider sends the browser back to. */
	finishWithProvider(request: Request): Promise<Response>;
	signOut(request: Request, where: "here" | "everywhere"): Promise<Headers>;
	/** `sessionId` is for the server only: pages never get it. */
	session(request: Request): Promise<{ session: MemberSession | null; sessionId?: string; headers: Headers }>;
	devices(request: Request): Promise<SignedInDevice[]>;
	signOutDevice(request: Request, id: string): Promise<void>;
	/** The address that a mailed link would confirm, and whether this browser signed up with it. Changes nothing. */
	pendingConfirmation(request: Request, token: string): Promise<{ email: string; isSignUpBrowser: boolean } | null>;
	/** Confirms the address and signs in: in the browser that signed up, or with the password chosen there. */
	confirmAddress(request: Request, token: string, password: string | null): Promise<Headers>;
	resendConfirmation(email: string): Promise<void>;
	requestPasswordReset(email: string): Promise<void>;
	/** Also makes the browser a known device: its owner reads the mailbox. */
	resetPassword(request: Request, token: string, password: string): Promise<Headers>;
}
