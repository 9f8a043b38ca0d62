import { z } from "zod";
import { m } from "../../paraglide/messages.js";
import { AccountError, type AccountProblem } from "../../platform/accounts.server";
import { QueueFull } from "../../platform/bounded-queue";
import { currentLocale, localePath } from "../../platform/language";
import type { LimitName } from "../../platform/limits.server";
import type { Services } from "../../platform/services.server";
import { inEvenTime } from "./even-time.server";
import { type AccountForm, type AccountView, accountForms, type FieldName, type Outcome } from "./outcome";
import { passwordFaults } from "./password-strength.server";
import { safeNext } from "./safe-next";

export interface AccountCallResult {
	outcome: Outcome;
	status: number;
	/** With the cookies to set. */
	headers: Headers;
}

type Parts = Pick<Services, "accounts" | "captcha" | "limits" | "logger"> & {
	/** The client's IP address. */
	address: string;
};
type Fault = { field: FieldName; text: string };

class AccountCallError extends Error {
	readonly problem: string;
	readonly status: number;
	readonly faults: Fault[];
	readonly retryAfter: number | undefined;
	constructor(problem: string, status: number, message: string, faults: Fault[] = [], retryAfter?: number) {
		super(message);
		this.problem = problem;
		this.status = status;
		this.faults = faults;
		this.retryAfter = retryAfter;
	}
}

const tooMany = (seconds: number) =>
	new AccountCallError("too-many", 429, m.too_many({ minutes: Math.ceil(seconds / 60) }), [], seconds);

/** Decision 012: says how the owner gets in meanwhile. */
const locked = (seconds: number) =>
	new AccountCallError("locked", 429, m.account_locked({ minutes: Math.ceil(seconds / 60) }), [], seconds);

/** Counts one try and throws if that is too many. Called before any work that costs more than a query. */
async function within({ limits }: Pick<Parts, "limits">, name: LimitName, who: string, error = tooMany) {
	const seconds = await limits.take(name, who);
	if (seconds !== null) throw error(seconds);
}

/** Handles a form of the account page, for the page's own action and for `/session`. */
export async function handleAccountCall(request: Request, parts: Parts): Promise<AccountCallResult> {
	const entries = await request.formData().catch(() => new FormData());
	const text = (name: string) => {
		const value = entries.get(name);
		return typeof value === "string" ? value : "";
	};
	const form = accountForms.find((name) => name === text("form")) ?? "sign-in";
	const typed = { name: text("name").trim().slice(0, 200), email: text("email").trim().slice(0, 320) };
	try {
		const { to, headers = new Headers() } = await calls[form]({ request, text, typed, parts });
		return { outcome: { ok: true, to }, status: 200, headers };
	} catch (cause) {
		const error = asCallError(cause);
		// AUTH-3: logged without personal data.
		if (error.status < 500) parts.logger.info({ form, problem: error.problem }, "an account call was refused");
		else parts.logger.error({ err: cause, form }, "an account call failed");
		const { problem, message, faults } = error;
		return {
			outcome: { ok: false, form, problem, message, faults, typed },
			status: error.status,
			headers: new Headers(error.retryAfter ? { "Retry-After": String(error.retryAfter) } : {}),
		};
	}
}

/** Without a view: the page of whoever is signed in. */
const accountPath = (view?: AccountView) => localePath(view ? `/account?view=${view}` : "/account");

interface Call {
	request: Request;
	text: (name: string) => string;
	typed: { name: string; email: string };
	parts: Parts;
}

const calls: Record<AccountForm, (call: Call) => Promise<{ to: string; headers?: Headers }>> = {
	async "sign-in"({ request, text, typed, parts }) {
		const password = text("password");
		requireBoth(typed.email, password);
		const email = validEmail(typed.email);
		const device = await parts.accounts.knownDevice(request, email);
		if (device) await within(parts, "sign-in by device", `${device} ${email}`);
		else {
			await within(parts, "sign-in by address", parts.address);
			await within(parts, "sign-in by account", email, locked);
		}
		const headers = await parts.accounts.signIn(request, { email, password: password.slice(0, 200) });
		return { to: safeNext(text("next")) ?? accountPath(), headers };
	},
	async "sign-up"({ text, typed, parts }) {
		const { accounts, captcha } = parts;
		const password = text("password");
		requireBoth(typed.email, password);
		const email = validEmail(typed.email);
		await within(parts, "password check by address", parts.address);
		if (captcha && !(await captcha.accepts(text("captcha"))))
			throw new AccountCallError("captcha", 400, m.captcha_failed(), [{ field: "captcha", text: m.captcha_failed() }]);
		const faults: Fault[] = [];
		if (!typed.name) faults.push({ field: "name", text: m.account_name_missing() });
		const weak = await passwordFaults(password, [typed.name, email]);
		if (weak.length > 0) faults.push({ field: "password", text: weak.join(" ") });
		if (faults.length > 0) {
			const problem = weak.length > 0 ? "weak-password" : "missing-name";
			throw new AccountCallError(problem, 400, m.account_check_fields(), faults);
		}
		await within(parts, "sign-up by address", parts.address);
		await within(parts, "sign-up by account", email);
		const headers = await accounts.signUp({
			name: typed.name,
			email,
			password,
			language: currentLocale(),
			metadata: { ...freeMetadata(text("metadata")), name: typed.name },
		});
		return { to: accountPath("check-mail"), headers };
	},
	async resend({ typed, parts }) {
		const email = validEmail(typed.email);
		await within(parts, "mail by address", parts.address);
		const wait = await parts.limits.take("confirmation mail by account", email);
		await (wait === null ? parts.accounts.resendConfirmation(email) : inEvenTime());
		return { to: accountPath("check-mail") };
	},
	async confirm({ request, text, parts }) {
		await within(parts, "sign-in by address", parts.address);
		const password = text("password");
		if (!password) throw missingPassword();
		const headers = await parts.accounts.confirmAddress(request, text("token").slice(0, 200), password.slice(0, 200));
		const next = safeNext(text("next")) ?? localePath("/");
		return { to: localePath(`/auth/callback?${new URLSearchParams({ next })}`), headers };
	},
	/** Over the limit of an account no mail is sent, but the response is the same: the owner has a mail that works. */
	async forgot({ request, typed, parts }) {
		const email = validEmail(typed.email);
		const device = await parts.accounts.knownDevice(request, email);
		if (!device) await within(parts, "mail by address", parts.address);
		const wait = device
			? await parts.limits.take("reset mail by device", `${device} ${email}`)
			: await parts.limits.take("reset mail by account", email);
		await (wait === null ? parts.accounts.requestPasswordReset(email) : inEvenTime());
		return { to: accountPath("reset-sent") };
	},
	async reset({ request, text, parts }) {
		await within(parts, "reset by address", parts.address);
		const password = text("password");
		const weak = await passwordFaults(password, []);
		if (weak.length > 0) {
			const faults: Fault[] = [{ field: "password", text: weak.join(" ") }];
			throw new AccountCallError("weak-password", 400, m.account_check_fields(), faults);
		}
		const headers = await parts.accounts.resetPassword(request, text("token").slice(0, 200), password);
		return { to: accountPath("reset-done"), headers };
	},
	"sign-out": async ({ request, parts: { accounts } }) => ({
		to: accountPath("signed-out"),
		headers: await accounts.signOut(request, "here"),
	}),
	"sign-out-everywhere": async ({ request, parts: { accounts } }) => ({
		to: accountPath("signed-out"),
		headers: await accounts.signOut(request, "everywhere"),
	}),
	async "sign-out-device"({ request, text, parts: { accounts } }) {
		await accounts.signOutDevice(request, text("device"));
		return { to: accountPath() };
	},
};

/** AUTH-3. */
function requireBoth(email: string, password: string) {
	if (email && password) return;
	const faults: Fault[] = [];
	if (!email) faults.push({ field: "email", text: m.account_email_missing() });
	if (!password) faults.push({ field: "password", text: m.account_password_missing() });
	throw new AccountCallError("missing-credentials", 400, m.account_needs_both(), faults);
}

const missingPassword = () =>
	new AccountCallError("missing-credentials", 400, m.account_check_fields(), [
		{ field: "password", text: m.account_password_missing() },
	]);

function validEmail(email: string): string {
	if (z.email().max(254).safeParse(email).success) return email;
	const text = email ? m.account_email_invalid() : m.account_email_missing();
	throw new AccountCallError("invalid-email", 400, m.account_check_fields(), [{ field: "email", text }]);
}

/** AUTH-1: whatever else the caller wants to store with the account, up to a size. */
function freeMetadata(json: string): Record<string, unknown> {
	if (!json || json.length > 4_000) return {};
	try {
		return z.record(z.string(), z.unknown()).catch({}).parse(JSON.parse(json));
	} catch {
		return {};
	}
}

const errorOf: Record<AccountProblem, () => AccountCallError> = {
	"invalid-credentials": () => new AccountCallError("invalid-credentials", 401, m.account_wrong_credentials()),
	unverified: () => new AccountCallError("unverified", 403, m.account_unverified()),
	"invalid-token": () => new AccountCallError("invalid-token", 400, m.account_bad_link()),
	"no-session": () => new AccountCallError("no-session", 401, m.account_no_session()),
};

function asCallError(cause: unknown): AccountCallError {
	if (cause instanceof AccountCallError) return cause;
	if (cause instanceof AccountError) return errorOf[cause.problem]();
	const retryAfter = cause instanceof QueueFull ? 5 : undefined;
	return new AccountCallError("unavailable", 503, m.account_unavailable(), [], retryAfter);
}
