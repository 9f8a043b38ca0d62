import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { dealer } from "../../app/content/dealer";
import type { Mail } from "../../app/platform/mail.server";

/** Sends one mail now, or rejects. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A server that says nothing for this long has failed; the mail is tried again later. */
const PATIENCE = 20_000;

const message = (mail: Mail, from: string) => ({
	...mail,
	from,
	// The same mail sent twice is one mail to whoever receives it.
	messageId: `<${mail.id}@${/@([^>]+)/.exec(from)?.[1] ?? "localhost"}>`,
});

/** By SMTP where there is a server, else as files that the dealer can open. */
export function mailDelivery({
	smtpUrl,
	from = `${dealer.name} <${dealer.email}>`,
	dataFolder,
	logger,
	patience = PATIENCE,
}: {
	smtpUrl?: string | undefined;
	from?: string | undefined;
	dataFolder: string;
	logger: Logger;
	patience?: number;
}): Deliver {
	if (smtpUrl) {
		const smtp = createTransport({
			url: smtpUrl,
			connectionTimeout: patience,
			greetingTimeout: patience,
			socketTimeout: patience,
			dnsTimeout: patience,
		});
		return async (mail) => void (await smtp.sendMail(message(mail, from)));
	}
	const composer = createTransport({ streamTransport: true, buffer: true });
	return async (mail) => {
		const { message: bytes } = await composer.sendMail(message(mail, from));
		const folder = join(dataFolder, "outbox");
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const file = join(folder, `${mail.id}.eml`);
		// Written aside first: whoever watches the folder never sees half a mail.
		await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
		await rename(`${file}.part`, file);
		logger.info({ file }, "a mail was written; set SMTP_URL to have mails sent");
	};
}
