import { isIP } from "node:net";
import { z } from "zod";

/** A setting that is left empty counts as not set. */
const emptyIsUnset = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(emptyIsUnset, z.string().trim().optional());
const textOr = (fallback: string) => z.preprocess(emptyIsUnset, z.string().trim().default(fallback));
const address = (protocols: RegExp, expected: string) =>
	text.refine((value) => value === undefined || (URL.canParse(value) && protocols.test(new URL(value).protocol)), {
		error: `expected ${expected}`,
	});

/** "10.0.0.1", "fd00::1" or "192.168.0.0/16". */
function isAddressOrRange(text: string): boolean {
	const [address = "", bits] = text.trim().split("/");
	const version = isIP(address);
	return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

const schema = z
	.object({
		PORT: textOr("3000")
			.refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, {
				error: "expected a port number from 0 to 65535",
			})
			.transform(Number),
		HOST: textOr("127.0.0.1"),
		SITE_URL: address(/^https?:$/, "the public address of the site, such as https://www.example.com"),
		DATA_DIR: textOr("data"),
		DATABASE_URL: address(/^postgres(ql)?:$/, "postgres://user:password@host:5432/database"),
		AUTH_SECRET: text.refine((value) => value === undefined || value.length >= 32, {
			error: "expected at least 32 characters",
		}),
		SMTP_URL: address(/^smtps?:$/, "smtp://user:password@host:587"),
		MAIL_FROM: text.refine((value) => value === undefined || /^([^<>@]*<)?[^@\s<>]+@[^@\s<>]+>?$/.test(value), {
			error: "expected an e-mail address, or a name with one: Store <store@example.com>",
		}),
		DEALER_INBOX: text.refine((value) => value === undefined || /^[^@\s]+@[^@\s]+$/.test(value), {
			error: "expected an e-mail address",
		}),
		GOOGLE_CLIENT_ID: text,
		GOOGLE_CLIENT_SECRET: text,
		FACEBOOK_CLIENT_ID: text,
		FACEBOOK_CLIENT_SECRET: text,
		OIDC_ISSUER: address(/^https?:$/, "the address of an OpenID provider"),
		OIDC_NAME: textOr("OpenID"),
		OIDC_CLIENT_ID: text,
		OIDC_CLIENT_SECRET: text,
		CAPTCHA: z.enum(["on", "off"], { error: "expected on or off" }).default("off"),
		WARM_PAGES: z.enum(["on", "off"], { error: "expected on or off" }).default("on"),
		TRUST_PROXY: text.refine((value) => value === undefined || value.split(",").every(isAddressOrRange), {
			error: "expected addresses or ranges of proxies, such as 10.0.0.1,192.168.0.0/16",
		}),
		LOG_LEVEL: z
			.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
				error: "expected one of fatal, error, warn, info, debug, trace, silent",
			})
			.default("info"),
	})
	.superRefine((settings, context) => {
		for (const provider of ["GOOGLE", "FACEBOOK", "OIDC"] as const) {
			const id = settings[`${provider}_CLIENT_ID`];
			const secret = settings[`${provider}_CLIENT_SECRET`];
			if (Boolean(id) !== Boolean(secret)) {
				const missing = `${provider}_CLIENT_${id ? "SECRET" : "ID"}`;
				context.addIssue({ code: "custom", path: [missing], message: "expected both id and secret, or neither" });
			}
		}
		if (settings.OIDC_CLIENT_ID && !settings.OIDC_ISSUER) {
			context.addIssue({ code: "custom", path: ["OIDC_ISSUER"], message: "expected with OIDC_CLIENT_ID" });
		}
		if (settings.SMTP_URL && !settings.DEALER_INBOX) {
			const message = "expected with SMTP_URL: the mailbox that gets customers' messages";
			context.addIssue({ code: "custom", path: ["DEALER_INBOX"], message });
		}
	});

export type Settings = z.infer<typeof schema>;

/** The public address, without a slash at its end. Without SITE_URL it is the local one; port 0 is known once it listens. */
export function siteUrlOf({ SITE_URL, HOST, PORT }: Settings, port = PORT): string {
	return SITE_URL?.replace(/\/$/, "") ?? `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}`;
}

/** Something the person who starts the server can mend. Shown as one sentence, without a stack trace. */
export class StartError extends Error {}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
	const parsed = schema.safeParse(environment);
	if (parsed.success) return parsed.data;
	const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
	throw new StartError(`These settings are not usable. ${faults.join("; ")}. docs/settings.md lists them all.`);
}
