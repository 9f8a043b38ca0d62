import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { phoneCases } from "../../app/content/phone-cases";
import { internetCarriers } from "../../app/content/plans/internet-carriers";
import { stores } from "../../app/content/stores";
import { CONSENT_VERSION, consentWording } from "../../app/features/contact/consent";
import { solveCaptcha } from "../../app/platform/solve-captcha";
import { contactMessages } from "../../db/schema";
import { cutWire } from "./cut-wire";
import { type Engine, engines } from "./engines";
import { type MailServer, type ReceivedMail, startMailServer } from "./mail-server";
import { newClientAddress, type Site } from "./start-site";

const dealerInbox = "stores@example.com";
const plan = internetCarriers.flatMap(({ plans }) => plans).find(({ id }) => id === "att-fiber-1-gig");
const fiber = `${plan?.name}, ${plan?.price}`;
const slimCase = phoneCases.find(({ id }) => id === "case-clear-slim");
/** Retry delays grow; only the outcome is tested, not the time. */
const pollOptions = { timeout: 80_000, interval: 100 };
const LONG_TEST_MS = 90_000;

/** Copies to one e-mail address are limited, so tests use different ones. */
const whole = {
	name: "Visitor One",
	email: "one@example.com",
	phone: "(508) 555-0141",
	store: "store-socastee",
	topic: "internet",
	language: "en",
	message: "Is there fiber on my street?",
};

const consent = consentWording();

const post = (site: Site, fields: Record<string, string>, path = "/contact", from = newClientAddress()) =>
	fetch(site.url + path, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { "X-Forwarded-For": from },
	});

const referenceOf = (response: Response) =>
	new URL(response.headers.get("Location") ?? "", "http://site.test").searchParams.get("reference") ?? "";

/** Submits a form that must be accepted; returns the reference. */
async function accepted(site: Site, fields: Record<string, string>, path?: string): Promise<string> {
	const response = await post(site, fields, path);
	expect(response.status).toBe(303);
	const reference = referenceOf(response);
	expect(reference).toMatch(/^BP-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/);
	return reference;
}

/** The error text beside a field. */
const faultBeside = (html: string, field: string) =>
	new RegExp(`<p id="field-${field}-error"[^>]*>(.*?)</p>`).exec(html)?.[1]?.replace(/<[^>]*>/g, "");

const is = (what: "copy" | "message", reference: string) => (mail: ReceivedMail) =>
	mail.messageId === `<${reference}-${what}@example.com>`;

async function arrived(mails: MailServer, what: "copy" | "message", reference: string): Promise<ReceivedMail> {
	await expect.poll(() => mails.received.filter(is(what, reference)).length, pollOptions).toBeGreaterThan(0);
	return mails.received.find(is(what, reference)) as ReceivedMail;
}

const messagesIn = async (engine: Engine, place: Awaited<ReturnType<Engine["place"]>>) => {
	const connection = await engine.open(place);
	const rows = await connection.db.select().from(contactMessages).orderBy(desc(contactMessages.createdAt));
	await connection.close();
	return rows;
};

describe.each(engines)("the contact form on $name", (engine) => {
	let mails: MailServer;
	let place: Awaited<ReturnType<Engine["place"]>>;
	let site: Site;
	beforeAll(async () => {
		mails = await startMailServer();
		place = await engine.place();
		site = await start();
	});
	afterAll(async () => {
		await site.stop();
		await mails.stop();
	});
	// A short timeout instead of the default 20 s, for the mail server that hangs.
	const smtpUrl = () => `${mails.url}/?socketTimeout=5000`;
	const start = () =>
		engine.start({ ...place, SMTP_URL: smtpUrl(), DEALER_INBOX: dealerInbox, SITE_URL: "https://www.example.com" });

	test("CONTACT-1 a message reaches the dealer in full, and the visitor as a copy", async () => {
		const reference = await accepted(
			site,
			{ ...whole, language: "pt", consent, message: "Bom dia.\r\nTem fibra na minha rua?" },
			"/contact?plan=att-fiber-1-gig&cart=case-clear-slim:2",
		);

		const dealer = await arrived(mails, "message", reference);
		expect(dealer.recipients).toEqual([dealerInbox]);
		expect(dealer.replyTo?.map(({ address }) => address)).toEqual([whole.email]);
		expect(dealer.subject).toBe(`${reference}: Home internet, from Visitor One`);
		for (const part of [
			"Visitor One",
			"one@example.com",
			"(508) 555-0141",
			"Socastee (Myrtle Beach, SC)",
			"Home internet",
			"Português",
			fiber,
			`2 × ${slimCase?.name.en} (${slimCase?.compatibility.en}), ${slimCase?.price}`,
			consent,
			CONSENT_VERSION,
		]) {
			expect(dealer.text).toContain(part);
			expect(dealer.html).toContain(part.replaceAll("&", "&amp;"));
		}
		expect(dealer.text).toContain("> Bom dia.\n> Tem fibra na minha rua?");

		const copy = await arrived(mails, "copy", reference);
		expect(copy.recipients).toEqual([whole.email]);
		expect(copy.replyTo?.map(({ address }) => address)).toEqual([dealerInbox]);
		expect(copy.subject).toBe(`Recebemos sua mensagem: ${reference}`);
		expect(copy.html).toContain('<html lang="pt">');
		expect(copy.text).toContain("> Tem fibra na minha rua?");
		expect(copy.text).toContain("https://www.example.com/pt/locations");
	});

	test("CONTACT-1 a flood from one address is limited, keeps the typed text and says how long to wait", async () => {
		const flooder = newClientAddress();
		const send = (count: number) =>
			post(site, { ...whole, email: "", message: `Deluge ${count}` }, "/contact", flooder);
		// Ten at once: of one client's forms 16 are processed at a time.
		for (let count = 0; count < 30; count += 10) {
			const taken = await Promise.all(Array.from({ length: 10 }, (_, more) => send(count + more)));
			expect(taken.map(({ status }) => status)).toEqual(Array(10).fill(303));
		}
		const refused = await send(31);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		const html = await refused.text();
		expect(html).toContain("Deluge 31");
		expect(html).toMatch(/Wait \d+ minutes/);
		expect((await post(site, { ...whole, message: "From elsewhere" })).status).toBe(303);
	});

	test("CONTACT-1 LEGAL-6 a phone number is enough; no copy is sent, and the dealer's mail says to call", async () => {
		const reference = await accepted(site, { ...whole, email: "", message: "Please call me." });
		const dealer = await arrived(mails, "message", reference);
		expect(dealer.replyTo).toBeUndefined();
		expect(dealer.text).toContain("left a phone number but no email address");
		expect(dealer.text).toMatch(/Calls and texts: The box was not checked\..*please call about this message/s);
		expect(mails.received.filter(is("copy", reference))).toEqual([]);
	});

	test("CONTACT-1 simultaneous submissions and a resend are one message; a different text is another", async () => {
		const fields = { ...whole, email: "many@example.com", message: "Sent many times" };
		const answers = await Promise.all(Array.from({ length: 8 }, () => post(site, fields)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
		const [reference = "", ...more] = new Set(answers.map(referenceOf));
		expect(more).toEqual([]);
		expect(await accepted(site, { ...fields, name: "  Visitor   One " })).toBe(reference);
		const other = await accepted(site, { ...fields, message: "Sent many times, but changed" });
		expect(other).not.toBe(reference);
		expect(await accepted(site, fields, "/contact?plan=att-fiber-1-gig")).not.toBe(reference);
		await arrived(mails, "message", reference);
		await arrived(mails, "copy", reference);
		// Mails queued later have arrived, so none of the first is still pending.
		await arrived(mails, "copy", other);
		expect(mails.received.filter(is("message", reference))).toHaveLength(1);
		expect(mails.received.filter(is("copy", reference))).toHaveLength(1);
	});

	test("CONTACT-1 copies to one inbox are limited, and no message is lost", async () => {
		const references: string[] = [];
		for (let turn = 1; turn <= 7; turn++) {
			references.push(await accepted(site, { ...whole, email: "flooded@example.com", message: `Flood ${turn}` }));
		}
		for (const reference of references) await arrived(mails, "message", reference);
		const last = await accepted(site, { ...whole, email: "last@example.com", message: "After the flood" });
		await arrived(mails, "copy", last);
		const copies = () => mails.received.filter(({ recipients }) => recipients.includes("flooded@example.com"));
		await expect.poll(() => copies().length, pollOptions).toBe(5);
	});

	test.each(["refuse", "drop", "hang"] as const)(
		"CONTACT-1 a mail server that fails (%s) delays the mails, not the visitor",
		{ timeout: LONG_TEST_MS },
		async (manner) => {
			mails.behave(manner);
			const reference = await accepted(site, {
				...whole,
				email: `${manner}@example.com`,
				message: `While mails ${manner}`,
			});
			await expect.poll(mails.refusals, pollOptions).toBeGreaterThan(0);
			expect(mails.received.filter(is("message", reference))).toEqual([]);
			mails.behave("accept");
			await arrived(mails, "message", reference);
			await arrived(mails, "copy", reference);
		},
	);

	test("CONTACT-1 a server killed right after its response loses nothing", {
		timeout: LONG_TEST_MS,
	}, async () => {
		mails.behave("refuse");
		const reference = await accepted(site, { ...whole, message: "Before the crash" });
		site.process.kill("SIGKILL");
		await once(site.process, "exit");
		mails.behave("accept");
		site = await start();
		await arrived(mails, "message", reference);
		expect(await accepted(site, { ...whole, message: "Before the crash" })).toBe(reference);
	});

	test("CONTACT-1 visitors' text never becomes a mail header or HTML markup", async () => {
		const reference = await accepted(site, {
			...whole,
			email: "eve@example.com",
			name: "Eve\r\nBcc: victim@example.com\r\n\r\n<b>",
			phone: "508-555-0142\t",
			message: "<script>alert(1)</script>\u0000\r\n.\r\nQUIT",
		});
		const dealer = await arrived(mails, "message", reference);
		expect(dealer.recipients).toEqual([dealerInbox]);
		expect(dealer.bcc).toBeUndefined();
		expect(dealer.subject).toBe(`${reference}: Home internet, from Eve Bcc: victim@example.com <b>`);
		expect(dealer.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
		expect(dealer.html).not.toContain("<script>");
		expect(dealer.text).toContain("> <script>alert(1)</script>\n> .\n> QUIT");
		const copy = await arrived(mails, "copy", reference);
		expect(copy.recipients).toEqual(["eve@example.com"]);
		expect(mails.received.filter(({ recipients }) => recipients.includes("victim@example.com"))).toEqual([]);
	});

	test("CONTACT-1 acknowledged messages are stored once, with the consent; the log holds none of their text", {
		timeout: LONG_TEST_MS,
	}, async () => {
		const reference = await accepted(
			site,
			{ ...whole, language: "es", store: "", consent, message: "Línea uno\r\n\r\nLínea dos\u0007 🙂" },
			"/contact?partner=verizon&promotion=trade-in-credit",
		);
		await arrived(mails, "message", reference);
		expect(await site.stop()).toBe(0);
		for (const word of ["Visitor", "@example.com", "555-014", "fiber", "Flood", "verizon"]) {
			expect(site.output()).not.toContain(word);
		}
		const rows = await messagesIn(engine, place);
		expect(rows[0]).toMatchObject({
			reference,
			name: "Visitor One",
			email: "one@example.com",
			phone: "(508) 555-0141",
			store: null,
			topic: "internet",
			language: "es",
			subject: ["Verizon: Trade-In Credit"],
			message: "Línea uno\n\nLínea dos 🙂",
			consentWording: consent,
			consentVersion: CONSENT_VERSION,
			consentAt: rows[0]?.createdAt,
		});
		expect(rows.filter(({ message }) => message === "Before the crash")).toHaveLength(1);
		const repeated = rows.filter(({ message }) => message === "Sent many times");
		expect(repeated.map(({ subject }) => subject)).toEqual([[fiber], []]);
		expect(rows.filter(({ message }) => message.startsWith("Flood"))).toHaveLength(7);
		site = await start();
	});
});

describe.each(engines)("the captcha on $name", (engine) => {
	let site: Site;
	beforeAll(async () => {
		site = await engine.start({ CAPTCHA: "on" });
	});
	afterAll(() => site.stop());
	const token = () => solveCaptcha(`${site.url}/captcha`);

	test("CONTACT-1 a message without it is rejected with an explanation, and the typed text stays", async () => {
		for (const captcha of ["", "nonsense", btoa(JSON.stringify({ challenge: { parameters: {} }, solution: {} }))]) {
			const response = await post(site, { ...whole, captcha });
			const html = await response.text();
			expect(response.status).toBe(422);
			expect(html).toContain("Your message wasn’t sent because our spam check didn’t finish.");
			expect(html).toContain(stores.find(({ phone }) => phone)?.phone);
			expect(html).toContain(`>${whole.message}</textarea>`);
		}
		expect(await (await fetch(`${site.url}/contact`)).text()).toContain("this form needs JavaScript");
	});

	test("CONTACT-1 a solution is valid for one message, however often that is sent", async () => {
		const captcha = await token();
		const fields = { ...whole, captcha };
		const answers = await Promise.all(Array.from({ length: 4 }, () => post(site, fields)));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
		expect(new Set(answers.map(referenceOf)).size).toBe(1);
		expect((await post(site, { ...fields, message: "Another one" })).status).toBe(422);
		expect((await post(site, { ...fields, message: "Another one", captcha: await token() })).status).toBe(303);
	});

	test("CONTACT-1 invalid input does not use it up", async () => {
		const captcha = await token();
		expect((await post(site, { ...whole, captcha, name: "" })).status).toBe(422);
		expect((await post(site, { ...whole, captcha, name: "Mended" })).status).toBe(303);
	});
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("when $name is unavailable", (engine) => {
	test("CONTACT-1 the form explains the failure, keeps the typed text, and sending again works", async () => {
		const place = await engine.place();
		const address = new URL(place.DATABASE_URL ?? "");
		const wire = await cutWire({ host: address.hostname, port: Number(address.port) });
		address.port = String(wire.port);
		const site = await engine.start({ ...place, DATABASE_URL: address.href });
		wire.cut();
		const failed = await post(site, whole);
		const html = await failed.text();
		expect(failed.status).toBe(503);
		expect(html).toContain("We couldn’t save your message just now");
		expect(html).toContain(stores.find(({ phone }) => phone)?.phone);
		expect(html).toContain(`value="${whole.name}"`);
		expect(html).toContain(`>${whole.message}</textarea>`);
		await expect.poll(site.output).toContain("could not store a contact message");
		expect(site.output()).not.toContain(whole.name);
		expect(site.output()).not.toContain(whole.message);
		wire.mend();
		const reference = await accepted(site, whole);
		expect(await site.stop()).toBe(0);
		await wire.stop();
		expect((await messagesIn(engine, place)).map((row) => row.reference)).toEqual([reference]);
	});
});

describe("the contact form", () => {
	let site: Site;
	let folder: string;
	const [engine] = engines as [Engine, ...Engine[]];
	beforeAll(async () => {
		const place = await engine.place();
		folder = place.DATA_DIR;
		site = await engine.start({ ...place });
	});
	afterAll(async () => {
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	test("CONTACT-1 without a mail server mails are written to files, and the log says where", async () => {
		const reference = await accepted(site, whole);
		const outbox = join(folder, "outbox");
		for (const [what, to] of [
			["message", "hello@example.com"],
			["copy", whole.email],
		]) {
			const file = join(outbox, `${reference}-${what}.eml`);
			await expect.poll(site.output, pollOptions).toContain(file);
			const mail = await PostalMime.parse(readFileSync(file));
			expect(mail.to?.map(({ address }) => address)).toEqual([to]);
			expect(mail.text).toContain("> Is there fiber on my street?");
		}
		expect(readdirSync(outbox).filter((name) => !name.endsWith(".eml"))).toEqual([]);
	});

	test.each([
		[{ name: "" }, "name", "Enter your name"],
		[{ name: " \t\u0000 " }, "name", "Enter your name"],
		[{ name: "x".repeat(101) }, "name", "up to 100 characters"],
		[{ email: "", phone: "" }, "email", "Enter an email or phone number"],
		[{ email: "one@" }, "email", "Enter a complete email address"],
		[{ email: "one@example.com, two@example.com" }, "email", "Enter a complete email address"],
		[{ email: "one@example.com\r\nBcc: two@example.com" }, "email", "Enter a complete email address"],
		[{ email: `${"x".repeat(250)}@example.com` }, "email", "up to 254 characters"],
		[{ phone: "555-0101" }, "phone", "Enter a complete phone number"],
		[{ phone: "call me" }, "phone", "Enter a complete phone number"],
		[{ phone: "1".repeat(41) }, "phone", "up to 40 characters"],
		[{ store: "store-elsewhere" }, "store", "Choose one of our stores"],
		[{ topic: "nonsense" }, "topic", "Choose one of the topics"],
		[{ language: "fr" }, "language", "Choose one of the three languages"],
		[{ message: " \n " }, "message", "Enter your message"],
		[{ message: "x".repeat(4_001) }, "message", "Your message is 4,001 characters long. Please shorten it to 4,000."],
		[{ consent: "Anything at all" }, "consent", "We updated this statement"],
	])(
		"CONTACT-1 %j is rejected with an error beside the field, and the typed text stays",
		async (wrong, field, sentence) => {
			const response = await post(site, { ...whole, ...wrong });
			const html = await response.text();
			expect(response.status).toBe(422);
			expect(faultBeside(html, field)).toContain(sentence);
			expect(html).toContain(`aria-invalid="true" aria-describedby="field-${field}-error`);
			expect(html).toContain(`href="#field-${field}"`);
			if (!("name" in wrong)) expect(html).toContain(`value="${whole.name}"`);
			if (!("message" in wrong)) expect(html).toContain(`>${whole.message}</textarea>`);
		},
	);

	test.each([
		["/es/contact", "Revisa 3 campos", "Escribe tu nombre"],
		["/pt/contact", "Confira 3 campos", "Informe seu nome"],
	])("CONTACT-1 %s reports errors in its language", async (path, title, sentence) => {
		const response = await post(site, { language: "es", topic: "tv" }, path);
		const html = await response.text();
		expect(response.status).toBe(422);
		expect(html).toContain(title);
		expect(faultBeside(html, "name")).toContain(sentence);
	});

	test("CONTACT-1 a body that is not a form counts as an empty form", async () => {
		const upload = new FormData();
		for (const [name, value] of Object.entries(whole)) upload.set(name, value);
		upload.set("message", new Blob(["a file"]), "message.txt");
		for (const [body, type] of [
			[JSON.stringify(whole), "application/json"],
			["--x\r\nbroken", "multipart/form-data; boundary=x"],
			[upload, undefined],
		] as const) {
			const response = await fetch(`${site.url}/contact`, {
				method: "POST",
				body,
				...(type && { headers: { "Content-Type": type } }),
			});
			expect(response.status).toBe(422);
			expect(faultBeside(await response.text(), "message")).toContain("Enter your message");
		}
	});

	test("CONTACT-1 the confirmation page shows a valid reference and nothing else from the URL", async () => {
		const reference = "BP-7K3M-9QXZ";
		const page = async (path: string) => {
			const response = await fetch(site.url + path);
			expect(response.status).toBe(200);
			expect(response.headers.get("Cache-Control")).toContain("private");
			return response.text();
		};
		expect(await page(`/contact/received?reference=${reference}`)).toContain(reference);
		expect(await page(`/es/contact/received?reference=${reference}`)).toContain("Recibimos tu mensaje");
		for (const query of ["", "?reference=", "?reference=BP-1111-OOOO", "?reference=Call+555-0199+now"]) {
			const html = await page(`/contact/received${query}`);
			const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
			expect(main).toContain("Nothing to show here");
			expect(main).not.toContain("0199");
		}
	});
});
