/** A cookie that only says "signed in". Scripts may read it, so that the pages of signed-out visitors fetch no session. */
const SIGNED_IN_MARK = "signed-in";

const sessionCookie = /^[\w.-]*session_token=/;
const ageOf = (cookie: string): string => /max-age=(\d+)/i.exec(cookie)?.[1] ?? "0";

/** Whether a response starts a session. */
export const startsSession = (headers: Headers): boolean =>
	headers.getSetCookie().some((cookie) => sessionCookie.test(cookie) && ageOf(cookie) !== "0");

/** Sets or clears the mark together with the session cookie, which scripts cannot read. */
export function withMark(headers: Headers): Headers {
	for (const cookie of headers.getSetCookie()) {
		if (!sessionCookie.test(cookie)) continue;
		const age = ageOf(cookie);
		const secure = /;\s*secure/i.test(cookie) ? "; Secure" : "";
		headers.append("Set-Cookie", `${SIGNED_IN_MARK}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`);
	}
	return headers;
}
