/** The forms; each names itself in its hidden field `form`. */
export const accountForms = [
	"sign-in",
	"sign-up",
	"resend",
	"confirm",
	"forgot",
	"reset",
	"sign-out",
	"sign-out-everywhere",
	"sign-out-device",
] as const;
export type AccountForm = (typeof accountForms)[number];

/** What the account page shows when signed out: `?view=`. */
export const accountViews = [
	"sign-in",
	"sign-up",
	"check-mail",
	"forgot",
	"reset-sent",
	"reset",
	"reset-done",
	"signed-out",
] as const;
export type AccountView = (typeof accountViews)[number];

export type FieldName = "name" | "email" | "password" | "captcha";

/** The result of a call, worded in the page's language. */
export type Outcome =
	| { ok: true /** Where to go next. */; to: string }
	| {
			ok: false;
			form: AccountForm;
			/** For programs: the same in every language. */
			problem: string;
			/** What is wrong as a whole. */
			message: string;
			/** What is wrong with which field. */
			faults: { field: FieldName; text: string }[];
			/** What was typed, except passwords. */
			typed: { name: string; email: string };
	  };
