import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { dealer } from "../app/content/dealer";
import { createAccounts } from "../app/features/account/create-accounts.server";
import { createCaptcha } from "../app/platform/captcha.server";
import { listenForCommands } from "./commands/control";
import { type AppParts, createApp } from "./create-app";
import { keptSecret, openDataFolder } from "./data-folder";
import { createLogger } from "./logger";
import { mailDelivery } from "./mail/deliver-mail";
import { openMailQueue } from "./mail/mail-queue";
import { openDatabase } from "./open-database";
import { readSettings, type Settings, StartError } from "./settings";
import { stopGracefully } from "./stop-gracefully";

type Ways = Pick<AppParts, "build" | "clientFolder" | "mode"> & {
	/** Puts something in front of the site; the development server puts Vite there. */
	around?: (site: RequestListener) => RequestListener;
};

/** Starts the whole site: settings, data folder, database, server. Ends the process with one sentence if it cannot. */
export async function run(ways: Ways): Promise<void> {
	try {
		await start(ways);
	} catch (cause) {
		if (!(cause instanceof StartError)) throw cause;
		console.error(cause.message);
		process.exit(1);
	}
}

async function start({ around = (site) => site, ...parts }: Ways): Promise<void> {
	const settings = readSettings(process.env);
	const logger = createLogger(settings);
	const dataFolder = openDataFolder(settings.DATA_DIR, { alone: !settings.DATABASE_URL, patience: 3_000 });
	const secret = settings.AUTH_SECRET ?? keptSecret(settings.DATA_DIR);
	const connection = await openDatabase(settings);
	const mail = await openMailQueue({
		connection,
		secret,
		logger,
		deliver: mailDelivery({
			smtpUrl: settings.SMTP_URL,
			from: settings.MAIL_FROM,
			dataFolder: settings.DATA_DIR,
			logger,
		}),
	});
	let site: RequestListener | undefined;
	const server = createServer((request, response) => site?.(request, response));
	await new Promise<void>((listening, fail) => {
		server.once("error", (cause: NodeJS.ErrnoException) => {
			const reason = cause.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used: ${cause.message}`;
			fail(new StartError(`Port ${settings.PORT} on ${settings.HOST} ${reason}. Set PORT to another one.`));
		});
		server.listen(settings.PORT, settings.HOST, listening);
	});
	// Port 0 is any free port: which one, and so the address in links, is known only now. No request has come yet.
	const { port } = server.address() as AddressInfo;
	const localAddress = `http://${settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST}:${port}`;
	const siteUrl = (settings.SITE_URL ?? localAddress).replace(/\/$/, "");
	const accounts = await createAccounts({
		db: connection.db,
		mail,
		logger,
		secret,
		siteUrl,
		google: credentials(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
		facebook: credentials(settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET),
		openId: openIdProvider(settings),
	});
	const app = createApp({
		...parts,
		services: {
			db: connection.db,
			logger,
			mail,
			accounts,
			captcha: settings.CAPTCHA === "on" ? createCaptcha({ db: connection.db, secret }) : null,
			dealerInbox: settings.DEALER_INBOX ?? dealer.email,
			siteUrl,
		},
		isReady: () =>
			connection.ping().then(
				() => true,
				() => false,
			),
	});
	site = around(getRequestListener(app.fetch));
	// PostgreSQL is open to every process; the embedded database to this one alone, so commands come here.
	const commands =
		connection.engine === "embedded" ? await listenForCommands(settings.DATA_DIR, connection.db, logger) : undefined;
	stopGracefully(server, async () => {
		accounts.stop();
		await commands?.close();
		await mail.stop();
		await connection.close();
		dataFolder.release();
	});
	console.log(`Ready on ${localAddress}`);
}

const credentials = (clientId: string | undefined, clientSecret: string | undefined) =>
	clientId && clientSecret ? { clientId, clientSecret } : undefined;

function openIdProvider(settings: Settings) {
	const known = credentials(settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET);
	return known && settings.OIDC_ISSUER
		? { ...known, issuer: settings.OIDC_ISSUER, name: settings.OIDC_NAME }
		: undefined;
}
