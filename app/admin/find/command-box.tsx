import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { IconButton, iconButtonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import type { Found } from "./find.server";
import { FindForm } from "./find-form";

/** Finds any item or screen from anywhere: Ctrl+K or ⌘K, or the button in the header (ADMIN-2). */
export function CommandBox() {
	const dialog = useRef<HTMLDialogElement>(null);
	const box = useRef<HTMLInputElement>(null);
	const { load, data, reset } = useFetcher<{ query: string; found: Found[] | null }>();
	const { key } = useLocation();
	const open = () => {
		dialog.current?.showModal();
		box.current?.select();
	};
	const onShortcut = useEffectEvent((event: KeyboardEvent) => {
		if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
		event.preventDefault();
		open();
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => onShortcut(event);
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, []);
	// Whatever was chosen is there now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation.
	useEffect(() => dialog.current?.close(), [key]);
	return (
		<>
			<AdminLink
				to="/admin/find"
				aria-label={m.admin_find()}
				aria-keyshortcuts="Control+K Meta+K"
				title={m.admin_find()}
				className={iconButtonClass}
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					open();
				}}
			>
				<Search aria-hidden size={20} />
			</AdminLink>
			<dialog
				ref={dialog}
				aria-label={m.admin_find()}
				className="overlay overlay-center command-box"
				closedby="any"
				onClose={() => reset()}
			>
				<div className="p-4">
					<FindForm
						query=""
						found={data?.found ?? null}
						input={box}
						onType={(query) => load(`/admin/find?${new URLSearchParams({ q: query })}`)}
					>
						<IconButton label={m.close()} onClick={() => dialog.current?.close()}>
							<X aria-hidden size={20} />
						</IconButton>
					</FindForm>
				</div>
			</dialog>
		</>
	);
}
