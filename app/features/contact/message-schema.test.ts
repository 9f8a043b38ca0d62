import fc from "fast-check";
import { expect, test } from "vitest";
import { inLocale } from "../../platform/language.server";
import { consentWording } from "./consent";
import { readMessage, type TypedMessage, typedMessage } from "./message-schema.server";

const whole: TypedMessage = {
	name: "Visitor One",
	email: "one@example.com",
	phone: "",
	store: "",
	topic: "general",
	language: "en",
	message: "Hello",
	consent: "",
};

/** The parsed message; undefined if it was rejected. */
function read(changed: Partial<TypedMessage>) {
	const answer = readMessage({ ...whole, ...changed });
	return "message" in answer ? answer.message : undefined;
}

test.each([
	["(508) 555-0100"],
	["508.555.0100"],
	["5085550100"],
	["+1 508 555 0100"],
	["+55 (11) 91234-5678"],
	["508-555-0100 ext. 12"],
	["508-555-0100 ramal 3"],
])("CONTACT-1 %s is a phone number", (phone) => {
	expect(read({ phone })?.phone).toBe(phone);
});

test.each([
	["555-0100"],
	["+1 555"],
	["508-555-01OO"],
	["phone: 508 555 0100"],
	["508-555-0100; rm -rf"],
	["1".repeat(30)],
	["++15085550100"],
])("CONTACT-1 %s is not a phone number", (phone) => {
	expect(read({ phone })).toBeUndefined();
});

test("CONTACT-1 pasted text is cleaned of extra spaces, line ends and invisible characters", () => {
	const parsed = read({
		name: "  Ana\u202e\tMaría\r\nSouza ",
		email: " one@example.com\n",
		message: "\r\n  first\r\rsecond\u0000\u0007\tend  \n\n",
	});
	expect(parsed).toMatchObject({
		name: "Ana María Souza",
		email: "one@example.com",
		message: "first\n\nsecond\tend",
	});
});

test("CONTACT-1 lengths are counted in code points: an emoji is one", () => {
	expect(read({ message: "🙂".repeat(4_000) })).toBeDefined();
	expect(read({ message: "🙂".repeat(4_001) })).toBeUndefined();
});

test("CONTACT-1 every field reports one error, in form order, in the language of the page", () => {
	const answer = inLocale("es", () => readMessage(typedMessage(new FormData())));
	expect(answer).toEqual({
		faults: [
			{ field: "name", text: "Escribe tu nombre para que sepamos por quién preguntar." },
			{ field: "email", text: "Escribe un correo o un teléfono para que podamos responderte." },
			{ field: "topic", text: "Elige uno de los temas." },
			{ field: "language", text: "Elige uno de los tres idiomas." },
			{ field: "message", text: "Escribe tu mensaje." },
		],
	});
});

test("CONTACT-1 consent is valid only with the exact sentence of the page", () => {
	const spanish = inLocale("es", consentWording);
	expect(read({ consent: consentWording() })?.consent).toBe(consentWording());
	expect(read({ consent: spanish })).toBeUndefined();
	expect(read({})?.consent).toBeNull();
});

/** Attempts at header injection. */
const hostile = fc
	.array(fc.constantFrom("\r", "\n", "\u0000", "\u0085", "\u2028", "\u202e", "\t", "a", "@", "b.co", "Bcc: ", ","))
	.map((parts) => parts.join(""));

test("CONTACT-1 accepted names and e-mail addresses never contain line ends or control characters", () => {
	fc.assert(
		fc.property(hostile, hostile, (name, email) => {
			const parsed = read({ name, email, phone: "508 555 0100" });
			if (!parsed) return;
			expect(`${parsed.name}${parsed.email ?? ""}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
		}),
	);
});
