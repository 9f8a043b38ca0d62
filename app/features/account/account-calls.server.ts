import { z } from "zod";
import { m } from "../../paraglide/messages.js";
import { AccountError, type AccountProblem } from "../../platform/accounts.server";
import { currentLocale, localePath } from "../../platform/language";
import type { LimitName } from "../../platform/limits.server";
import type { Services } from "../../platform/services.server";
import { type AccountForm, type AccountView, accountForms, type FieldName, type Outcome } from "./outcome";
import { passwordFaults } from "./password-strength.server";

/** What one call came to: the outcome, the status of the answer and the cookies it sets. */
export interface Answer {
	outcome: Outcome;
	status: number;
	headers: Headers;
}

type Parts = Pick<Services, "accounts" | "captcha" | "limits" | "logger"> & {
	/** Where the request comes from. */
	address: string;
};
type Fault = { field: FieldName; text: string };

class Refusal extends Error {
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

/** Refuses whoever tries too often, from one address or on one account. */
async function within({ limits }: Pick<Parts, "limits">, ...counts: [LimitName, string][]) {
	const waits = await Promise.all(counts.map(([name, who]) => limits.take(name, who)));
	const seconds = Math.max(0, ...waits.map((wait) => wait ?? 0));
	if (seconds === 0) return;
	throw new Refusal("too-many", 429, m.too_many({ minutes: Math.ceil(seconds / 60) }), [], seconds);
}

/** Does what a form of the account page asks for. The page's own action and `/session` both end here. */
export async function answerAccountCall(request: Request, parts: Parts): Promise<Answer> {
	const entries = await request.formData().catch(() => new FormData());
	const text = (name: string) => {
		const value = entries.get(name);
		return typeof value === "string" ? value : "";
	};
	const form = accountForms.find((name) => name === text("form")) ?? "sign-in";
	const typed = { name: text("name").trim().slice(0, 200), email: text("email").trim().slice(0, 320) };
	try {
		const { view, headers } = await calls[form]({ request, text, typed, parts });
		return { outcome: { ok: true, to: accountPath(view) }, status: 200, headers };
	} catch (cause) {
		const refusal = asRefusal(cause);
		// AUTH-3: logged, without saying of whom.
		if (refusal.status < 500) parts.logger.info({ form, problem: refusal.problem }, "an account call was refused");
		else parts.logger.error({ err: cause, form }, "an account call failed");
		const { problem, message, faults } = refusal;
		return {
			outcome: { ok: false, form, problem, message, faults, typed },
			status: refusal.status,
			headers: new Headers(refusal.retryAfter ? { "Retry-After": String(refusal.retryAfter) } : {}),
		};
	}
}

const accountPath = (view: AccountView | null) => localePath(view ? `/account?view=${view}` : "/account");

interface Call {
	request: Request;
	text: (name: string) => string;
	typed: { name: string; email: string };
	parts: Parts;
}

/** Each form's work; null is the page of who is signed in. */
const calls: Record<AccountForm, (call: Call) => Promise<{ view: AccountView | null; headers: Headers }>> = {
	async "sign-in"({ request, text, typed, parts }) {
		const password = text("password");
		requireBoth(typed.email, password);
		const email = validEmail(typed.email);
		await within(parts, ["sign-in by address", parts.address], ["sign-in by account", email]);
		const headers = await parts.accounts.signIn(request, { email, password: password.slice(0, 200) });
		return { view: null, headers };
	},
	async "sign-up"({ text, typed, parts }) {
		const { accounts, captcha } = parts;
		const password = text("password");
		requireBoth(typed.email, password);
		const email = validEmail(typed.email);
		const faults: Fault[] = [];
		if (!typed.name) faults.push({ field: "name", text: m.account_name_missing() });
		const weak = await passwordFaults(password, [typed.name, email]);
		if (weak.length > 0) faults.push({ field: "password", text: weak.join(" ") });
		if (faults.length > 0)
			throw new Refusal(weak.length > 0 ? "weak-password" : "missing-name", 400, m.account_check_fields(), faults);
		await within(parts, ["sign-up by address", parts.address], ["mail by account", email]);
		if (captcha && !(await captcha.accepts(text("captcha"))))
			throw new Refusal("captcha", 400, m.captcha_failed(), [{ field: "captcha", text: m.captcha_failed() }]);
		await accounts.signUp({
			name: typed.name,
			email,
			password,
			language: currentLocale(),
			metadata: { ...freeMetadata(text("metadata")), name: typed.name },
		});
		return { view: "check-mail", headers: new Headers() };
	},
	async resend({ typed, parts }) {
		const email = validEmail(typed.email);
		await within(parts, ["mail by address", parts.address], ["mail by account", email]);
		await parts.accounts.resendConfirmation(email);
		return { view: "check-mail", headers: new Headers() };
	},
	async forgot({ typed, parts }) {
		const email = validEmail(typed.email);
		await within(parts, ["mail by address", parts.address], ["mail by account", email]);
		await parts.accounts.requestPasswordReset(email);
		return { view: "reset-sent", headers: new Headers() };
	},
	async reset({ text, parts }) {
		await within(parts, ["reset by address", parts.address]);
		const password = text("password");
		const weak = await passwordFaults(password, []);
		if (weak.length > 0)
			throw new Refusal("weak-password", 400, m.account_check_fields(), [{ field: "password", text: weak.join(" ") }]);
		await parts.accounts.resetPassword(text("token"), password);
		return { view: "reset-done", headers: new Headers() };
	},
	"sign-out": async ({ request, parts: { accounts } }) => ({
		view: "signed-out",
		headers: await accounts.signOut(request, "here"),
	}),
	"sign-out-everywhere": async ({ request, parts: { accounts } }) => ({
		view: "signed-out",
		headers: await accounts.signOut(request, "everywhere"),
	}),
	async "sign-out-device"({ request, text, parts: { accounts } }) {
		await accounts.signOutDevice(request, text("device"));
		return { view: null, headers: new Headers() };
	},
};

/** AUTH-3. */
function requireBoth(email: string, password: string) {
	if (email && password) return;
	const faults: Fault[] = [];
	if (!email) faults.push({ field: "email", text: m.account_email_missing() });
	if (!password) faults.push({ field: "password", text: m.account_password_missing() });
	throw new Refusal("missing-credentials", 400, m.account_needs_both(), faults);
}

function validEmail(email: string): string {
	if (z.email().max(254).safeParse(email).success) return email;
	const text = email ? m.account_email_invalid() : m.account_email_missing();
	throw new Refusal("invalid-email", 400, m.account_check_fields(), [{ field: "email", text }]);
}

/** AUTH-1: whatever else the caller wants to keep with the account, within reason. */
function freeMetadata(json: string): Record<string, unknown> {
	if (!json || json.length > 4_000) return {};
	try {
		return z.record(z.string(), z.json()).catch({}).parse(JSON.parse(json));
	} catch {
		return {};
	}
}

const refusals: Record<AccountProblem, () => Refusal> = {
	"invalid-credentials": () => new Refusal("invalid-credentials", 401, m.account_wrong_credentials()),
	unverified: () => new Refusal("unverified", 403, m.account_unverified()),
	"invalid-token": () => new Refusal("invalid-token", 400, m.account_bad_link()),
	"no-session": () => new Refusal("no-session", 401, m.account_no_session()),
};

function asRefusal(cause: unknown): Refusal {
	if (cause instanceof Refusal) return cause;
	if (cause instanceof AccountError) return refusals[cause.problem]();
	return new Refusal("unavailable", 503, m.account_unavailable());
}
