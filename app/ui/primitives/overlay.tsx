import { X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "./button";
import { leavesPage, overlayCommand } from "./overlay-command";

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape and the back gesture close it, the page
 * behind is inert. `command`/`commandfor` open and close it before any script has loaded.
 */
export function Overlay({
	id,
	title,
	side,
	closeLabel,
	children,
}: {
	id: string;
	title: string;
	side: "bottom" | "center" | "side";
	closeLabel: string;
	children: ReactNode;
}) {
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: links and closedby are the keyboard's way; Escape is the browser's.
		<dialog
			id={id}
			aria-labelledby={`${id}-title`}
			className={`overlay overlay-${side}`}
			closedby="any"
			onClick={closeFromWithin}
		>
			<div className="flex max-h-[inherit] min-h-0 flex-col" data-overlay-body="">
				<div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
					<h2 id={`${id}-title`} className="text-xl">
						{title}
					</h2>
					<IconButton label={closeLabel} {...overlayCommand("close", id)}>
						<X aria-hidden size={22} />
					</IconButton>
				</div>
				{children}
			</div>
		</dialog>
	);
}

function closeFromWithin({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
	const isBackdrop = target === currentTarget && !("closedBy" in HTMLDialogElement.prototype);
	if (isBackdrop || leavesPage(target)) currentTarget.close();
}
