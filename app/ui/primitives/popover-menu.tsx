import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { leavesPage } from "./overlay-command";

/**
 * A button and the panel it discloses, on the browser's popover: works before any script, closes on Escape and on a
 * press elsewhere. It discloses links, so it is no ARIA menu: Tab walks through it as through any other navigation.
 */
export function PopoverMenu({
	id,
	label,
	trigger,
	triggerClass,
	panelClass = "",
	children,
}: {
	id: string;
	/** Names the button when its content is only an icon. */
	label?: string;
	trigger: ReactNode;
	triggerClass: string;
	panelClass?: string;
	children: ReactNode;
}) {
	return (
		<>
			<button type="button" popoverTarget={id} aria-label={label} title={label} className={triggerClass}>
				{trigger}
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside are the controls. */}
			<div
				id={id}
				popover="auto"
				className={`popover-menu ${panelClass}`}
				onClick={({ target, currentTarget }) => {
					if (leavesPage(target)) currentTarget.hidePopover();
				}}
			>
				{children}
			</div>
		</>
	);
}

export const DisclosureChevron = () => <ChevronDown aria-hidden size={16} className="disclosure-chevron shrink-0" />;
