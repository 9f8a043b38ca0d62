import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { dealer } from "../app/content/dealer";
import { createAccounts } from "../app/features/account/create-accounts.server";
import { createCaptcha } from "../app/platform/captcha.server";
import { createLimits } from "../app/platform/limits.server";
import { createVault } from "../app/platform/vault.server";
import { lastGoodCatalogue, openCatalogue } from "../db/catalogue/live-catalogue";
import { publishedIn } from "../db/catalogue/snapshot";
import type { Connection } from "../db/connect";
import { deleteExpiredDaily, expiredData } from "../db/expired-data";
import { startJobs } from "../db/jobs";
import { openOrAwait, startWhenReady } from "../db/open-or-await";
import { clientAddressReader } from "./client-address";
import { listenForCommands } from "./commands/control";
import { firstOwnerLink } from "./commands/staff";
import type { AppParts } from "./create-app";
import { keptSecret, openDataFolder } from "./data-folder";
import { limitedServer } from "./limited-server";
import { createLogger } from "./logger";
import { mailDelivery } from "./mail/deliver-mail";
import { mail as mailJobs, openMailQueue, queueOnceThere } from "./mail/mail-queue";
import { openDatabase } from "./open-database";
import { readSettings, type Settings, StartError, siteUrlOf } from "./settings";
import { stopGracefully } from "./stop-gracefully";
import { rejectUnreadable } from "./unreadable-request";

/** What both production and development serve the site with. */
export type SharedParts = Pick<AppParts, "addressOfClient" | "isReady" | "services"> & Pick<Connection, "listen">;

interface Site {
	listener: RequestListener;
	/** Called once it serves. */
	warm?: () => Promise<void>;
}

/** Starts the whole site: settings, data folder, database, server. Ends the process with one sentence if that fails. */
export async function run(createSite: (parts: SharedParts) => Site): Promise<void> {
	try {
		await start(createSite);
	} catch (cause) {
		if (!(cause instanceof StartError)) throw cause;
		console.error(cause.message);
		process.exit(1);
	}
}

async function start(createSite: (parts: SharedParts) => Site): Promise<void> {
	const settings = readSettings(process.env);
	const logger = createLogger(settings);
	const dataFolder = openDataFolder(settings.DATA_DIR, { alone: !settings.DATABASE_URL, timeout: 3_000 });
	const secret = settings.AUTH_SECRET ?? keptSecret(settings.DATA_DIR);
	const vault = createVault(secret);
	const snapshot = join(settings.DATA_DIR, "catalogue.json");
	// Begun before the database is open, because that takes longer.
	const lastGood = lastGoodCatalogue(snapshot);
	const { connection, ready } = await openOrAwait(() => openDatabase(settings), {
		databaseUrl: settings.DATABASE_URL,
		canWait: existsSync(snapshot),
		logger,
	});
	const catalogue = await openCatalogue({ ...publishedIn(connection.db), file: snapshot, lastGood, logger });
	connection.listen("catalogue_changed", catalogue.refresh);
	const background = await startWhenReady(ready, async () => {
		const boss = await startJobs(connection, logger, [mailJobs, expiredData]);
		const queue = await openMailQueue({
			boss,
			vault,
			logger,
			deliver: mailDelivery({
				smtpUrl: settings.SMTP_URL,
				from: settings.MAIL_FROM,
				dataFolder: settings.DATA_DIR,
				logger,
			}),
		});
		return { boss, queue, deletion: await deleteExpiredDaily(boss, connection.db, logger) };
	});
	const mail = queueOnceThere(() => background()?.queue);
	// Requests that come before the site is ready wait for it.
	const { promise: listener, resolve: serve } = Promise.withResolvers<RequestListener>();
	const server = limitedServer(async (request, response) => (await listener)(request, response));
	await new Promise<void>((listening, fail) => {
		server.once("error", (cause: NodeJS.ErrnoException) => {
			const reason = cause.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used: ${cause.message}`;
			fail(new StartError(`Port ${settings.PORT} on ${settings.HOST} ${reason}. Set PORT to another one.`));
		});
		server.listen(settings.PORT, settings.HOST, listening);
	});
	// With port 0 the system chooses one: only now is the local URL known.
	const { port } = server.address() as AddressInfo;
	const localUrl = siteUrlOf({ ...settings, SITE_URL: undefined }, port);
	const siteUrl = siteUrlOf(settings, port);
	rejectUnreadable(server, siteUrl);
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
	const site = createSite({
		services: {
			db: connection.db,
			catalogue,
			logger,
			mail,
			accounts,
			limits: createLimits({ db: connection.db, secret }),
			captcha: settings.CAPTCHA === "on" ? createCaptcha({ db: connection.db, secret }) : null,
			vault,
			dealerInbox: settings.DEALER_INBOX ?? dealer.email,
			siteUrl,
		},
		addressOfClient: clientAddressReader(settings.TRUST_PROXY),
		isReady: () =>
			connection.ping().then(
				() => true,
				() => false,
			),
		listen: connection.listen,
	});
	serve(site.listener);
	// Commands can reach PostgreSQL by themselves; the embedded database only through this process.
	const commands =
		connection.engine === "embedded"
			? await listenForCommands(settings.DATA_DIR, connection.db, logger, { siteUrl })
			: undefined;
	stopGracefully(server, async () => {
		accounts.stop();
		void catalogue.stop();
		await commands?.close();
		background()?.deletion.stop();
		await background()?.boss.stop({ graceful: true, timeout: 10_000 });
		await connection.close();
		dataFolder.release();
	});
	// A site with an address of its own is set up with `npm run staff`: its log is no place for a link to everything.
	const ownerLink = settings.SITE_URL || ready ? null : await firstOwnerLink(connection.db, { siteUrl });
	const invitation = ownerLink ? `\nNobody works in the back office yet. Become its owner: ${ownerLink}` : "";
	console.log(`Ready on ${localUrl}${invitation}`);
	if (settings.WARM_PAGES === "on") await site.warm?.();
}

const credentials = (clientId: string | undefined, clientSecret: string | undefined) =>
	clientId && clientSecret ? { clientId, clientSecret } : undefined;

function openIdProvider(settings: Settings) {
	const known = credentials(settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET);
	return known && settings.OIDC_ISSUER
		? { ...known, issuer: settings.OIDC_ISSUER, name: settings.OIDC_NAME }
		: undefined;
}
