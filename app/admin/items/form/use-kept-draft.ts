import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Fields } from "../fields/field";
import { typedFields } from "./typed-fields";

/** What is typed and not saved: in this browser at once, on the server a moment later. */
export type Kept =
	| { state: "untouched" }
	| { state: "typing" }
	/** On the server. */
	| { state: "kept"; at: number }
	/** In this browser only. */
	| { state: "offline" };

export interface LocalDraft {
	base: number;
	fields: Fields;
	at: number;
}

interface Of {
	author: string;
	kind: string;
	item: string;
	base: number;
}

const PAUSE = 1_000;
const RETRY = 5_000;

const keyOf = ({ author, kind, item }: Of) => `draft ${author} ${kind}/${item}`;

export function localDraft(of: Of): LocalDraft | null {
	try {
		const text = localStorage.getItem(keyOf(of));
		const found = text === null ? null : (JSON.parse(text) as LocalDraft);
		return found && typeof found.at === "number" && typeof found.fields === "object" ? found : null;
	} catch {
		return null;
	}
}

export function forgetLocalDraft(of: Of): void {
	try {
		localStorage.removeItem(keyOf(of));
	} catch {
		// A browser without storage has nothing to forget.
	}
}

function keepLocally(of: Of, fields: Fields): void {
	try {
		localStorage.setItem(keyOf(of), JSON.stringify({ base: of.base, fields, at: Date.now() } satisfies LocalDraft));
	} catch {
		// Without storage the draft is on the server only.
	}
}

/** One request at a time; the latest state wins; the response never touches the fields. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, of: Of) {
	const [kept, setKept] = useState<Kept>({ state: "untouched" });
	const now = useRef(of);
	now.current = of;
	const work = useRef({ isSending: false, isDue: false, isStopped: false, timer: 0 });

	const send = useCallback(
		async (keepalive = false) => {
			const state = work.current;
			clearTimeout(state.timer);
			if (!form.current || state.isStopped || !state.isDue) return;
			if (state.isSending && !keepalive) return;
			const sent = typedFields(form.current);
			state.isSending = true;
			state.isDue = false;
			const isKept = await post(now.current, sent, keepalive);
			state.isSending = false;
			if (state.isStopped) return;
			if (isKept) {
				if (!state.isDue) {
					forgetLocalDraft(now.current);
					setKept({ state: "kept", at: Date.now() });
				} else state.timer = window.setTimeout(send, PAUSE);
			} else {
				state.isDue = true;
				setKept({ state: "offline" });
				state.timer = window.setTimeout(send, RETRY);
			}
		},
		[form],
	);

	const touch = useCallback(() => {
		const state = work.current;
		state.isDue = true;
		state.isStopped = false;
		clearTimeout(state.timer);
		// After React has put new fields in their place.
		state.timer = window.setTimeout(() => {
			if (form.current) keepLocally(now.current, typedFields(form.current));
			state.timer = window.setTimeout(send, PAUSE);
		}, 100);
		setKept((before) => (before.state === "offline" ? before : { state: "typing" }));
	}, [form, send]);

	/** Saved or discarded: nothing of it is a draft any more. */
	const stop = useCallback(() => {
		clearTimeout(work.current.timer);
		work.current.isStopped = true;
		work.current.isDue = false;
	}, []);

	const reset = useCallback(() => {
		stop();
		forgetLocalDraft(now.current);
		setKept({ state: "untouched" });
	}, [stop]);

	useEffect(() => {
		const state = work.current;
		const flush = () => {
			if (document.visibilityState === "hidden") void send(true);
		};
		const again = () => void send();
		document.addEventListener("visibilitychange", flush);
		window.addEventListener("online", again);
		return () => {
			document.removeEventListener("visibilitychange", flush);
			window.removeEventListener("online", again);
			clearTimeout(state.timer);
		};
	}, [send]);

	return { kept, touch, stop, reset, flush: send };
}

async function post({ kind, item, base }: Of, fields: Fields, keepalive: boolean): Promise<boolean> {
	const body = new URLSearchParams({ intent: "keep", kind, item, base: String(base), fields: JSON.stringify(fields) });
	try {
		const response = await fetch("/admin/items/draft", { method: "POST", body, keepalive });
		// Whoever was signed out is sent to a page.
		return response.ok && response.headers.get("Content-Type")?.startsWith("application/json") === true;
	} catch {
		return false;
	}
}
