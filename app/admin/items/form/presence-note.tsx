import { Users } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { clockTime } from "./clock-time";

const EVERY = 20_000;

export interface PresentPerson {
	name: string;
	since: string;
}

/** Who else has this open. Presence protects nothing: saving merges, or asks. */
export function PresenceNote({ place, atFirst }: { place: string; atFirst: readonly PresentPerson[] }) {
	const [others, setOthers] = useState(atFirst);
	useEffect(() => {
		let isGone = false;
		const tell = async (intent: "here" | "gone") => {
			const body = new URLSearchParams({ intent, place });
			try {
				const response = await fetch("/admin/items/presence", { method: "POST", body, keepalive: intent === "gone" });
				if (response.ok && intent === "here" && !isGone) setOthers((await response.json()) as PresentPerson[]);
			} catch {
				// Without a connection nobody is known to be here.
				if (!isGone) setOthers([]);
			}
		};
		const beat = () => {
			if (document.visibilityState === "visible") void tell("here");
		};
		beat();
		const timer = setInterval(beat, EVERY);
		document.addEventListener("visibilitychange", beat);
		const leave = () => void tell("gone");
		window.addEventListener("pagehide", leave);
		return () => {
			isGone = true;
			clearInterval(timer);
			document.removeEventListener("visibilitychange", beat);
			window.removeEventListener("pagehide", leave);
			leave();
		};
	}, [place]);
	return (
		<div role="status" className="item-presence">
			{others.map(({ name, since }) => (
				<p key={name} className="item-note">
					<Users aria-hidden size={18} /> {m.admin_items_open_too({ name, time: clockTime(since) })}
				</p>
			))}
		</div>
	);
}
