import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { dealer } from "../../app/content/dealer";
import type { Mail } from "../../app/platform/mail.server";

/** Sends one mail; rejects on failure. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Milliseconds without a response from the mail server; the mail is retried later. */
const TIMEOUT_MS = 20_000;

const message = (mail: Mail, from: string) => ({
	...mail,
	from,
	// A stable id lets recipients recognise a duplicate.
	messageId: `<${mail.id}@${/@([^>]+)/.exec(from)?.[1] ?? "localhost"}>`,
});

/** Sends by SMTP if configured, else writes .eml files. */
export function mailDelivery({
	smtpUrl,
	from = `${dealer.name} <${dealer.email}>`,
	dataFolder,
	logger,
	timeout = TIMEOUT_MS,
}: {
	smtpUrl?: string | undefined;
	from?: string | undefined;
	dataFolder: string;
	logger: Logger;
	timeout?: number;
}): Deliver {
	if (smtpUrl) {
		const smtp = createTransport({
			url: smtpUrl,
			connectionTimeout: timeout,
			greetingTimeout: timeout,
			socketTimeout: timeout,
			dnsTimeout: timeout,
		});
		return async (mail) => void (await smtp.sendMail(message(mail, from)));
	}
	const composer = createTransport({ streamTransport: true, buffer: true });
	return async (mail) => {
		const { message: bytes } = await composer.sendMail(message(mail, from));
		const folder = join(dataFolder, "outbox");
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const file = join(folder, `${mail.id}.eml`);
		// Renamed when complete, so that whoever watches the folder never sees half a mail.
		await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
		await rename(`${file}.part`, file);
		logger.info({ file }, "wrote a mail to a file; set SMTP_URL to send mails");
	};
}
