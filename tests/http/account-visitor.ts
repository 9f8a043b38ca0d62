import { setTimeout as pause } from "node:timers/promises";
import type { Outcome } from "../../app/features/account/outcome";
import type { MailServer } from "./mail-server";
import { newClientAddress } from "./start-site";

/** A browser with its own cookies and IP address that uses the account calls of a site. */
export function accountVisitor(url: string, language = "") {
	const address = newClientAddress();
	const jar = new Map<string, string>();
	/** Every Set-Cookie header so far. */
	const setCookies: string[] = [];

	async function ask(path: string, init: RequestInit = {}): Promise<Response> {
		const answer = await fetch(`${url}${language}${path}`, {
			redirect: "manual",
			...init,
			headers: {
				"X-Forwarded-For": address,
				...init.headers,
				Cookie: [...jar].map((pair) => pair.join("=")).join("; "),
			},
		});
		for (const cookie of answer.headers.getSetCookie()) {
			setCookies.push(cookie);
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (/max-age=0/i.test(cookie)) jar.delete(name);
			else jar.set(name, value);
		}
		return answer;
	}

	/** On a busy machine the server may refuse with a page that asks to try again: does so, as a person would. */
	async function patiently(path: string, init?: RequestInit): Promise<Response> {
		let response = await ask(path, init);
		for (let tries = 0; tries < 5 && response.headers.get("Content-Type")?.startsWith("text/html"); tries++) {
			await pause(1_000);
			response = await ask(path, init);
		}
		return response;
	}

	return {
		ask,
		setCookies,
		cookies: jar,
		/** A call as the browser's scripts make it. */
		async call(form: string, fields: Record<string, string> = {}) {
			const response = await patiently("/session", { method: "POST", body: new URLSearchParams({ form, ...fields }) });
			return { status: response.status, outcome: (await response.json()) as Outcome };
		},
		/** Confirms an address in another browser than the one that signed up. */
		confirm(link: URL, password: string) {
			return this.call("confirm", { token: link.searchParams.get("token_hash") ?? "", password, next: "/" });
		},
		/** The same as a form sent without scripts. */
		send: (form: string, fields: Record<string, string> = {}) =>
			ask("/account", { method: "POST", body: new URLSearchParams({ form, ...fields }) }),
		session: async () =>
			(await patiently("/session")).json() as Promise<{ user: { name: string; email: string } } | null>,
	};
}

/** Waits for the nth mail to an address with this subject, and returns the link in it. */
export async function mailedLink(mail: MailServer, to: string, subject: RegExp, count = 1): Promise<URL> {
	const { vi } = await import("vitest");
	const letters = await vi.waitFor(
		() => {
			const found = mail.received.filter(
				(letter) => letter.recipients.includes(to) && subject.test(letter.subject ?? ""),
			);
			if (found.length < count) throw new Error(`${found.length} of ${count} mails to ${to} have come`);
			return found;
		},
		{ timeout: 20_000, interval: 100 },
	);
	const [link = ""] = /https?:\/\/\S+/.exec(letters.at(-1)?.text ?? "") ?? [];
	return new URL(link);
}

/** Does something many times, three at a time: a busy server turns away more forms than that. Returns the results. */
export async function manyTimes<T>(times: number, act: (count: number) => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	let next = 0;
	const lane = async () => {
		while (next < times) results.push(await act(next++));
	};
	await Promise.all([lane(), lane(), lane()]);
	return results;
}
