import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";

/**
 * Tabs whose state is the address: each is a link, so they work before any script, with the back button and when sent
 * to somebody. Scripts add what ARIA tabs promise: arrow keys, Home, End and Space.
 */
export function AddressTabs({
	label,
	tabs,
	selected,
	panelId,
}: {
	label: string;
	tabs: readonly { value: string; label: string; to: string }[];
	selected: string;
	panelId: string;
}) {
	const list = useRef<HTMLDivElement>(null);
	// Arrow keys need scripts: until those run, Tab has to reach every tab.
	const [hasArrowKeys, setHasArrowKeys] = useState(false);
	useEffect(() => setHasArrowKeys(true), []);

	const onKeyDown = (event: KeyboardEvent) => {
		const links = [...(list.current?.querySelectorAll("a") ?? [])];
		const here = links.indexOf(event.target as HTMLAnchorElement);
		const next = {
			ArrowRight: (here + 1) % links.length,
			ArrowLeft: (here - 1 + links.length) % links.length,
			Home: 0,
			End: links.length - 1,
			" ": here,
		}[event.key];
		if (here < 0 || next === undefined) return;
		event.preventDefault();
		links[next]?.focus();
		links[next]?.click();
	};

	return (
		<div
			ref={list}
			role="tablist"
			aria-label={label}
			onKeyDown={onKeyDown}
			className="inline-flex flex-wrap gap-1 rounded-full bg-sunken p-1"
		>
			{tabs.map(({ value, label: text, to }) => (
				<Link
					key={value}
					id={`${panelId}-tab-${value}`}
					role="tab"
					aria-selected={value === selected}
					aria-controls={panelId}
					tabIndex={hasArrowKeys && value !== selected ? -1 : undefined}
					to={to}
					preventScrollReset
					className="inline-flex min-h-11 items-center rounded-full px-5 text-sm font-semibold text-ink-soft no-underline transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card"
				>
					{text}
				</Link>
			))}
		</div>
	);
}

/** The panel that belongs to the tabs. */
export const tabPanel = (panelId: string, selected: string) =>
	({ id: panelId, role: "tabpanel", "aria-labelledby": `${panelId}-tab-${selected}` }) as const;
