import { newClientAddress } from "../http/start-site";

/** Where the dealer of these tests reads messages. */
export const dealerInbox = "stores@example.com";
export const password = "seven quiet harbor lanterns";

/** What a page of the site sends, by somebody who was never here before: nobody is held up by the limits. */
const post = (url: string, path: string, fields: Record<string, string>) =>
	fetch(url + path, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { "X-Forwarded-For": newClientAddress() },
	});

/** Sends the contact form as a page without scripts does. */
export const sendMessage = (url: string, fields: Record<string, string>): Promise<Response> =>
	post(url, "/contact", {
		name: "Visitor One",
		phone: "(508) 555-0141",
		topic: "internet",
		language: "en",
		...fields,
	});

/** Sends a message that must be taken; gives its reference. */
export async function writeMessage(url: string, message: string): Promise<string> {
	const answer = await sendMessage(url, { message });
	const reference = /reference=(BP-\S+)/.exec(answer.headers.get("Location") ?? "")?.[1];
	if (!reference) throw new Error(`The message got ${answer.status}`);
	return reference;
}

/** Sends the sign-up form as a page without scripts does. */
export const sendSignUp = (url: string, email: string): Promise<Response> =>
	post(url, "/account", { form: "sign-up", name: "Ana Example", email, password });

/** Signs up, which must be taken. */
export async function signUp(url: string, email: string): Promise<string> {
	const answer = await sendSignUp(url, email);
	if (answer.status !== 303 && answer.status !== 302) throw new Error(`The sign-up got ${answer.status}`);
	return email;
}
