import { isIP } from "node:net";
import {
	type AuthenticationResponseJSON,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../db/connect";
import { staffPasskeys } from "../../../db/schema";
import { dealer } from "../../content/dealer";
import type { Staff } from "../staff";
import { issueChallenge, takeChallenge } from "./passkey-challenges.server";

/** More would only be forgotten. */
const MOST_PASSKEYS = 10;
/** The column holds no more; a counter only has to grow. */
const LARGEST_COUNTER = 2_147_483_647;

interface Place {
	db: Database;
	/** A passkey belongs to the host of the site's URL: another host makes it useless. */
	siteUrl: string;
}

/** Browsers know no passkeys for IP addresses, nor on connections that others can read. */
export function passkeysWork({ siteUrl }: Pick<Place, "siteUrl">): boolean {
	const { protocol, hostname } = new URL(siteUrl);
	const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
	return !isAddress && (protocol === "https:" || hostname === "localhost");
}

const transportsOf = (transports: readonly string[]) => transports as AuthenticatorTransport[];
const passkeysOf = (db: Database, userId: string) =>
	db.select().from(staffPasskeys).where(eq(staffPasskeys.userId, userId));

/** What the browser needs to make a passkey. */
export async function registrationOptions({ db, siteUrl }: Place, staff: Staff, sessionId: string) {
	const options = await generateRegistrationOptions({
		rpName: dealer.name,
		rpID: new URL(siteUrl).hostname,
		userName: staff.email,
		userDisplayName: staff.name,
		userID: new TextEncoder().encode(staff.id),
		excludeCredentials: (await passkeysOf(db, staff.id)).map(({ id }) => ({ id })),
		authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
	});
	await issueChallenge(db, sessionId, options.challenge);
	return options;
}

/** What the browser needs to ask for one of these passkeys. */
export async function authenticationOptions({ db, siteUrl }: Place, userId: string, sessionId: string) {
	const options = await generateAuthenticationOptions({
		rpID: new URL(siteUrl).hostname,
		allowCredentials: (await passkeysOf(db, userId)).map(({ id, transports }) => ({
			id,
			transports: transportsOf(transports),
		})),
		userVerification: "required",
	});
	await issueChallenge(db, sessionId, options.challenge);
	return options;
}

const credential = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });

/** What the browser's script put into the form; null if it is no such thing. */
function parsed(json: string): z.infer<typeof credential> | null {
	try {
		return credential.safeParse(JSON.parse(json)).data ?? null;
	} catch {
		return null;
	}
}

/** Whatever is malformed makes the library throw: no reason to tell it from what is wrong. */
const unlessRefused = <T>(verifying: Promise<T>): Promise<T | null> => verifying.catch(() => null);

/** Stores a new passkey; false if it cannot be trusted. */
export async function addPasskey(
	{ db, siteUrl }: Place,
	{ userId, sessionId, name, json }: { userId: string; sessionId: string; name: string; json: string },
): Promise<boolean> {
	const given = parsed(json);
	const expectedChallenge = await takeChallenge(db, sessionId);
	if (!given || !expectedChallenge || (await passkeysOf(db, userId)).length >= MOST_PASSKEYS) return false;
	const { origin, hostname } = new URL(siteUrl);
	const verified = await unlessRefused(
		verifyRegistrationResponse({
			response: given as unknown as RegistrationResponseJSON,
			expectedChallenge,
			expectedOrigin: origin,
			expectedRPID: hostname,
			requireUserVerification: true,
		}),
	);
	if (!verified?.verified) return false;
	const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
	const stored = await db
		.insert(staffPasskeys)
		.values({
			id,
			userId,
			name,
			publicKey: Buffer.from(publicKey).toString("base64url"),
			counter: Math.min(counter, LARGEST_COUNTER),
			transports: transports.slice(0, 10),
		})
		.onConflictDoNothing()
		.returning({ id: staffPasskeys.id });
	return stored.length === 1;
}

/** Whether this is one of their passkeys, used just now and after the device has checked who holds it. */
export async function acceptPasskey(
	{ db, siteUrl }: Place,
	{ userId, sessionId, json, now }: { userId: string; sessionId: string; json: string; now: number },
): Promise<boolean> {
	const given = parsed(json);
	const expectedChallenge = await takeChallenge(db, sessionId);
	if (!given || !expectedChallenge) return false;
	const [passkey] = await db
		.select()
		.from(staffPasskeys)
		.where(and(eq(staffPasskeys.id, given.id), eq(staffPasskeys.userId, userId)));
	if (!passkey) return false;
	const { origin, hostname } = new URL(siteUrl);
	const verified = await unlessRefused(
		verifyAuthenticationResponse({
			response: given as unknown as AuthenticationResponseJSON,
			expectedChallenge,
			expectedOrigin: origin,
			expectedRPID: hostname,
			credential: {
				id: passkey.id,
				publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
				counter: passkey.counter,
				transports: transportsOf(passkey.transports),
			},
			requireUserVerification: true,
		}),
	);
	if (!verified?.verified) return false;
	const counter = Math.min(verified.authenticationInfo.newCounter, LARGEST_COUNTER);
	await db
		.update(staffPasskeys)
		.set({ counter, lastUsedAt: new Date(now) })
		.where(eq(staffPasskeys.id, passkey.id));
	return true;
}
