import { type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { kindName } from "../../platform/kind-name";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import type { Found } from "./find.server";

/** Looks for a plan, a store, any item or screen. Without scripts a page of its own; with them, in the command box too. */
export function FindForm({
	query,
	found,
	input,
	onType,
	children,
}: {
	query: string;
	/** Null: nothing was looked for yet. */
	found: readonly Found[] | null;
	input?: Ref<HTMLInputElement>;
	onType?: (query: string) => void;
	/** Beside the box. */
	children?: ReactNode;
}) {
	const list = useRef<HTMLUListElement>(null);
	/** Up and down go through the results, as in a menu; from the first one back into the box. */
	function move(event: KeyboardEvent<HTMLFormElement>) {
		if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
		const box = event.currentTarget.querySelector("input");
		const stops = [box, ...(list.current?.querySelectorAll("a") ?? [])].filter((each) => each !== null);
		const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
		const next = stops[(at + (event.key === "ArrowDown" ? 1 : -1) + stops.length) % stops.length];
		event.preventDefault();
		next?.focus();
	}
	return (
		<Form action="/admin/find" role="search" onKeyDown={move} className="grid gap-3">
			<div className="flex items-center gap-2">
				<input
					ref={input}
					type="search"
					name="q"
					defaultValue={query}
					maxLength={100}
					autoComplete="off"
					aria-label={m.admin_find()}
					placeholder={m.admin_find_hint()}
					onChange={(event) => onType?.(event.target.value)}
					className="min-h-12 w-full rounded-md border border-line-strong bg-raised px-4 text-base"
				/>
				<button type="submit" className={buttonClass({ look: "secondary" })}>
					{m.admin_find_submit()}
				</button>
				{children}
			</div>
			<p role="status" className={found && found.length > 0 ? "sr-only" : "text-sm text-ink-soft"}>
				{found && (found.length > 0 ? m.admin_found({ count: found.length }) : m.admin_find_nothing())}
			</p>
			<ul ref={list} className="grid">
				{found?.map(({ title, to, kind }) => (
					<li key={to}>
						<AdminLink
							to={to}
							className="flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 no-underline hover:bg-sunken focus-visible:bg-sunken"
						>
							<span className="font-semibold">{title}</span>
							<span className="text-xs text-ink-soft">{kind ? kindName(kind) : m.admin_find_screen()}</span>
						</AdminLink>
					</li>
				))}
			</ul>
		</Form>
	);
}
