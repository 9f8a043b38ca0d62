import { type ReactNode, useEffect } from "react";
import { NavLink, useNavigation } from "react-router";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { CommandBox } from "../find/command-box";
import { AdminLink } from "./admin-link";
import type { BackOfficeData } from "./back-office-data.server";
import { type Destination, destinations, more } from "./destinations";
import { PendingStrip } from "./pending-strip";

/** Header, menu and strip around every screen. A rail from 1024 px, a bar at the bottom below. */
export function BackOfficeFrame({ data, children }: { data: BackOfficeData; children: ReactNode }) {
	const isBusy = useNavigation().state !== "idle";
	useEffect(() => {
		document.documentElement.dataset.ready = "";
	}, []);
	const allowed = destinations.filter(({ needs }) => data.abilities.includes(needs));
	return (
		<div className="back-office" aria-busy={isBusy}>
			<a href="#content" className="skip-link">
				{m.skip_to_content()}
			</a>
			<header className="back-office-header">
				<AdminLink to="/admin" className="font-display text-base font-bold no-underline">
					{dealer.name}
				</AdminLink>
				<div className="flex items-center gap-2">
					<span className="text-xs text-ink-soft max-sm:sr-only">{m.admin_signed_in_as({ name: data.name })}</span>
					<CommandBox />
				</div>
			</header>
			<nav aria-label={m.admin_menu()} className="back-office-rail">
				<ul>
					{allowed.map((destination) => (
						<MenuItem key={destination.to} {...destination} />
					))}
					<MenuItem {...more} />
				</ul>
			</nav>
			<main id="content" tabIndex={-1} className="back-office-main">
				<PendingStrip count={data.pending} mayPublish={data.abilities.includes("publish")} />
				{children}
			</main>
			<nav aria-label={m.admin_menu()} className="back-office-bar">
				<ul>
					{allowed
						.filter(({ isMain }) => isMain)
						.map((destination) => (
							<MenuItem key={destination.to} {...destination} />
						))}
					<MenuItem {...more} />
				</ul>
			</nav>
		</div>
	);
}

const MenuItem = ({ to, label, Icon }: Pick<Destination, "to" | "label" | "Icon">) => (
	<li>
		<NavLink to={to} end={to === "/admin"} prefetch="intent" className="back-office-menu-item">
			<Icon aria-hidden size={20} />
			<span>{label()}</span>
		</NavLink>
	</li>
);
