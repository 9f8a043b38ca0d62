import { redirect } from "react-router";
import { staffLanguageCookie } from "../../admin/staff-language.server";
import { locales } from "../../content/words";
import type { Route } from "./+types/language";

/** Chooses the language of the back office in this browser. */
export async function action({ request }: Route.ActionArgs) {
	const form = await request.formData();
	const locale = locales.find((each) => each === form.get("language"));
	const from = request.headers.get("Referer");
	const back = from && URL.canParse(from) ? new URL(from).pathname : "/admin";
	const headers = new Headers(locale ? { "Set-Cookie": staffLanguageCookie(locale) } : {});
	// The language of a document never changes: the browser loads it again.
	headers.set("X-Remix-Reload-Document", "true");
	return redirect(/^\/admin(\/|$)/.test(back) ? back : "/admin", { headers });
}

export const loader = () => redirect("/admin");
