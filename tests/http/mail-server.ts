import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends Email {
	/** The envelope recipients, whatever the headers say. */
	recipients: string[];
	raw: string;
}

/** How it treats deliveries: accepts, closes the connection halfway, never responds, or rejects with 451. */
type Manner = "accept" | "drop" | "hang" | "refuse";

const notNow = () => Object.assign(new Error("Not now"), { responseCode: 451 });

/** A real SMTP server with switchable failures. */
export async function startMailServer() {
	const received: ReceivedMail[] = [];
	let manner: Manner = "accept";
	let refusals = 0;
	let beforeAnswer: (() => void) | undefined;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		// Stopping must not wait for connections that were left hanging.
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
				// The behaviour may have changed since MAIL FROM.
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
	// Some tests make clients give up.
	server.on("error", () => {});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		/** Failed deliveries since the behaviour last changed. */
		refusals: () => refusals,
		behave(next: Manner) {
			manner = next;
			refusals = 0;
		},
		/** Calls `act` once, when the next mail has been received but not yet acknowledged. */
		atNextMail(act: () => void) {
			beforeAnswer = act;
		},
		stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
	};
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
