import type { Locale } from "../content/words";

/** Why a call was refused, as far as the visitor may know it. */
export type AccountProblem = "invalid-credentials" | "unverified" | "invalid-token" | "no-session";

export class AccountError extends Error {
	readonly problem: AccountProblem;
	constructor(problem: AccountProblem) {
		super(problem);
		this.problem = problem;
	}
}

/** Somebody with an account, as pages may know them. */
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

/** A browser in which somebody is signed in. */
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

/** Headers carry the cookies that the answer must set. Every call may throw an `AccountError`. */
export interface Accounts {
	/** Those whose credentials are set and that can be reached. */
	providers(): readonly Provider[];
	/** Tells nobody whether the address had an account already: either way, a mail says how to go on. */
	signUp(entry: {
		name: string;
		email: string;
		password: string;
		language: Locale;
		metadata: Record<string, unknown>;
	}): Promise<void>;
	signIn(request: Request, entry: { email: string; password: string }): Promise<Headers>;
	/** Where the browser has to go, and what it has to remember until it comes back. */
	signInWithProvider(request: Request, provider: string, language: Locale): Promise<{ to: string; headers: Headers }>;
	/** The provider sends the browser back to an address that answers with this. */
	finishWithProvider(request: Request): Promise<Response>;
	signOut(request: Request, where: "here" | "everywhere"): Promise<Headers>;
	session(request: Request): Promise<{ session: MemberSession | null; headers: Headers }>;
	devices(request: Request): Promise<SignedInDevice[]>;
	signOutDevice(request: Request, id: string): Promise<void>;
	/** Follows the link of the verification mail; a link is good once. */
	confirmAddress(request: Request, token: string): Promise<Headers>;
	resendConfirmation(email: string): Promise<void>;
	requestPasswordReset(email: string): Promise<void>;
	resetPassword(token: string, password: string): Promise<void>;
}
