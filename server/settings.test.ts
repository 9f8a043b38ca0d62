import { expect, test } from "vitest";
import { readSettings } from "./settings";

test("nothing needs to be set", () => {
	expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: "data", LOG_LEVEL: "info" });
	expect(readSettings({ DATABASE_URL: "", PORT: "8080" })).toMatchObject({ PORT: 8080 });
	expect(readSettings({ PORT: "", HOST: "", DATA_DIR: "" })).toMatchObject(readSettings({}));
	const mail = { MAIL_FROM: "Store <store@example.com>", TRUST_PROXY: "127.0.0.1, fd00::/8" };
	expect(readSettings(mail)).toMatchObject(mail);
	const sending = { SMTP_URL: "smtp://mail.example.com", DEALER_INBOX: "stores@example.com" };
	expect(readSettings(sending)).toMatchObject(sending);
});

test.each([
	[{ PORT: "abc" }, "PORT"],
	[{ PORT: "70000" }, "PORT"],
	[{ SITE_URL: "bayandpalmetto" }, "SITE_URL"],
	[{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
	[{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
	[{ SMTP_URL: "mail.example.com" }, "SMTP_URL"],
	[{ DEALER_INBOX: "nobody" }, "DEALER_INBOX"],
	[{ SMTP_URL: "smtp://mail.example.com" }, "DEALER_INBOX"],
	[{ MAIL_FROM: "the store" }, "MAIL_FROM"],
	[{ TRUST_PROXY: "nginx" }, "TRUST_PROXY"],
	[{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY"],
	[{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_SECRET"],
	[{ OIDC_CLIENT_ID: "x", OIDC_CLIENT_SECRET: "y" }, "OIDC_ISSUER"],
	[{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("%j is refused with the name %s and what was expected", (environment, name) => {
	expect(() => readSettings(environment)).toThrow(new RegExp(`${name}: expected`));
});
