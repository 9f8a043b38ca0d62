import { type KeyboardEvent, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useIsOverlayEntry } from "./overlay-entry";

const tabId = (panelId: string, value: string) => `${panelId}-tab-${value}`;

/**
 * Tabs whose state is the URL, so they work with the back button and can be shared. In the server's HTML they are links;
 * after hydration they are ARIA tabs with their keys.
 */
export function AddressTabs({
	label,
	tabs,
	selected,
	panelId,
	anchor,
	replace = false,
}: {
	label: string;
	/** `search` is the query of the URL, with its question mark. */
	tabs: readonly { value: string; label: string; search: string }[];
	selected: string;
	panelId: string;
	/** Where a link without scripts lands, when the tabs stand further down the page. */
	anchor?: string;
	/** Whether the back button skips the tabs that were pressed. */
	replace?: boolean;
}) {
	const isLive = useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
	const isOverlayEntry = useIsOverlayEntry();
	return (
		<nav
			role={isLive ? "tablist" : undefined}
			aria-label={label}
			className="inline-flex flex-wrap gap-1 rounded-full bg-sunken p-1"
			onKeyDown={moveByKey}
		>
			{tabs.map(({ value, label: text, search }) => {
				const isSelected = value === selected;
				return (
					<Link
						key={value}
						id={tabId(panelId, value)}
						to={{ search, hash: isLive ? "" : (anchor ?? "") }}
						replace={replace || isOverlayEntry}
						preventScrollReset
						data-selected={isSelected || undefined}
						className="inline-flex min-h-11 items-center rounded-full px-5 text-sm font-semibold text-ink-soft no-underline transition-colors not-data-selected:hover:text-ink data-selected:bg-ink data-selected:text-surface"
						{...(isLive
							? {
									role: "tab",
									"aria-selected": isSelected,
									"aria-controls": isSelected ? panelId : undefined,
									tabIndex: isSelected ? 0 : -1,
								}
							: { "aria-current": isSelected ? ("true" as const) : undefined })}
					>
						{text}
					</Link>
				);
			})}
		</nav>
	);
}

/** What makes an element the panel of the tabs. */
export const tabPanel = (panelId: string, selected: string) =>
	({ id: panelId, role: "tabpanel", "aria-labelledby": tabId(panelId, selected) }) as const;

function moveByKey(event: KeyboardEvent<HTMLElement>) {
	const links = [...event.currentTarget.querySelectorAll("a")];
	const at = links.indexOf(event.target as HTMLAnchorElement);
	const targets: Record<string, number> = {
		ArrowLeft: (at - 1 + links.length) % links.length,
		ArrowRight: (at + 1) % links.length,
		Home: 0,
		End: links.length - 1,
		" ": at,
	};
	const target = links[targets[event.key] ?? -1];
	if (!target) return;
	event.preventDefault();
	target.focus();
	target.click();
}
