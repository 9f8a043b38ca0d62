/** The cookie that only says "somebody is signed in": scripts may read it, so strangers' pages ask the server nothing. */
const SIGNED_IN_MARK = "signed-in";

/** Sets or clears the mark together with the session's own cookie, which scripts cannot read. */
export function withMark(headers: Headers): Headers {
	for (const cookie of headers.getSetCookie()) {
		if (!/^[\w.-]*session_token=/.test(cookie)) continue;
		const [, age = "0"] = /max-age=(\d+)/i.exec(cookie) ?? [];
		const secure = /;\s*secure/i.test(cookie) ? "; Secure" : "";
		headers.append("Set-Cookie", `${SIGNED_IN_MARK}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`);
	}
	return headers;
}
