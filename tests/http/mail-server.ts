import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail that has arrived. */
export interface ReceivedMail extends Email {
	/** Whom the sender named to the server, whatever the mail itself says. */
	recipients: string[];
	raw: string;
}

/** How it treats whoever brings a mail: takes it, says no, says nothing, or hangs up in the middle of it. */
type Manner = "accept" | "drop" | "hang" | "refuse";

const notNow = () => Object.assign(new Error("Not now"), { responseCode: 451 });

/** A real SMTP server with the moods that real ones have. */
export async function startMailServer() {
	const received: ReceivedMail[] = [];
	let manner: Manner = "accept";
	let refusals = 0;
	let beforeAnswer: (() => void) | undefined;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		// So that stopping it does not wait for those it has left hanging.
		closeTimeout: 1,
		onMailFrom(_address, _session, answer) {
			if (manner !== "accept") refusals++;
			if (manner === "hang") return;
			answer(manner === "refuse" ? notNow() : null);
		},
		onData(stream, session, answer) {
			const chunks: Buffer[] = [];
			if (manner === "drop") stream.once("data", () => hangUp(session.id));
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				// Its manner may have changed since the sender was named: only one that accepts now takes the mail.
				if (manner === "drop") return hangUp(session.id);
				if (manner === "hang") return;
				if (manner === "refuse") return answer(notNow());
				const raw = Buffer.concat(chunks).toString("utf8");
				const recipients = session.envelope.rcptTo.map(({ address }) => address);
				received.push({ ...(await PostalMime.parse(raw)), recipients, raw });
				beforeAnswer?.();
				beforeAnswer = undefined;
				answer();
			});
		},
	});
	const hangUp = (id: string) => {
		for (const connection of server.connections as Set<{ id: string; _socket: { destroy: () => void } }>) {
			if (connection.id === id) connection._socket.destroy();
		}
	};
	// Clients that give up are the point of some tests.
	server.on("error", () => {});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		/** How many deliveries it has spoiled since it last changed its manner. */
		refusals: () => refusals,
		behave(next: Manner) {
			manner = next;
			refusals = 0;
		},
		/** Does something once, when the next mail is here and whoever brought it does not know that yet. */
		atNextMail(act: () => void) {
			beforeAnswer = act;
		},
		stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
	};
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
