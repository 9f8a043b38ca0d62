import { newClientAddress } from "../http/start-site";

export const dealerInbox = "stores@example.com";
export const password = "seven quiet harbor lanterns";

/** Posts a form as a page of the site would, from a new client address, so that rate limits do not apply. */
const post = (url: string, path: string, fields: Record<string, string>) =>
	fetch(url + path, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { "X-Forwarded-For": newClientAddress() },
	});

/** Submits the contact form without scripts. */
export const sendMessage = (url: string, fields: Record<string, string>): Promise<Response> =>
	post(url, "/contact", {
		name: "Visitor One",
		phone: "(508) 555-0141",
		topic: "internet",
		language: "en",
		...fields,
	});

/** Submits a message that must be accepted; returns its reference. */
export async function writeMessage(url: string, message: string): Promise<string> {
	const answer = await sendMessage(url, { message });
	const reference = /reference=(BP-\S+)/.exec(answer.headers.get("Location") ?? "")?.[1];
	if (!reference) throw new Error(`The message got ${answer.status}`);
	return reference;
}

/** Submits the sign-up form without scripts. */
export const sendSignUp = (url: string, email: string): Promise<Response> =>
	post(url, "/account", { form: "sign-up", name: "Ana Example", email, password });

/** A sign-up that must succeed; returns the e-mail address. */
export async function signUp(url: string, email: string): Promise<string> {
	const answer = await sendSignUp(url, email);
	if (answer.status !== 303 && answer.status !== 302) throw new Error(`The sign-up got ${answer.status}`);
	return email;
}
