import { type KeyboardEvent, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";

export type OfferTab = "plans" | "promos";
export const offersId = "offers";
export const tabId = (tab: OfferTab) => `offers-tab-${tab}`;
export const panelId = (tab: OfferTab) => `offers-panel-${tab}`;

const tabs: readonly { id: OfferTab; search: string; label: () => string }[] = [
	{ id: "promos", search: "", label: m.home_tab_promos },
	{ id: "plans", search: "?promo=plans", label: m.home_tab_plans },
];

/** Two links, each to the page with the other offers; once scripts run, tabs with their keys. */
export function OfferTabs({ selected }: { selected: OfferTab }) {
	const isLive = useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
	return (
		<nav
			role={isLive ? "tablist" : undefined}
			aria-label={m.home_offers_tabs()}
			className="inline-flex rounded-full bg-sunken p-1"
			onKeyDown={moveByKey}
		>
			{tabs.map(({ id, search, label }) => (
				<Link
					key={id}
					id={tabId(id)}
					to={{ pathname: localePath("/"), search, hash: isLive ? "" : offersId }}
					replace
					preventScrollReset
					className="inline-flex min-h-11 items-center rounded-full px-6 text-sm font-semibold text-ink-soft no-underline transition-colors hover:text-ink data-selected:bg-raised data-selected:text-ink data-selected:shadow-card"
					data-selected={id === selected ? "" : undefined}
					{...(isLive
						? {
								role: "tab",
								"aria-selected": id === selected,
								"aria-controls": id === selected ? panelId(id) : undefined,
								tabIndex: id === selected ? 0 : -1,
							}
						: { "aria-current": id === selected ? ("true" as const) : undefined })}
				>
					{label()}
				</Link>
			))}
		</nav>
	);
}

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
