import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import type { Matter } from "./matter";

/** One thing that waits: how many, the first of them, and the press that gets it done. */
export function MatterPanel({ matter: { id, title, lead, lines, count, action, isUrgent } }: { matter: Matter }) {
	return (
		<section className="panel matter" aria-labelledby={`matter-${id}`} data-urgent={isUrgent || undefined}>
			<h2 id={`matter-${id}`} className="text-base">
				{title}
			</h2>
			{lead && <p className="text-sm text-ink-soft">{lead}</p>}
			<ul>
				{lines.map(({ text, detail, to }) => (
					<li key={`${text} ${detail} ${to}`}>
						{to ? (
							<AdminLink to={to} prefetch="none" className="matter-line">
								<span className="matter-text">{text}</span>
								{detail && <span className="matter-detail">{detail}</span>}
							</AdminLink>
						) : (
							<span className="matter-line">
								<span className="matter-text">{text}</span>
								{detail && <span className="matter-detail">{detail}</span>}
							</span>
						)}
					</li>
				))}
			</ul>
			{count > lines.length && (
				<p className="text-sm text-ink-soft">{m.admin_today_more({ count: count - lines.length })}</p>
			)}
			{action && (
				<AdminLink
					to={action.to}
					className={buttonClass({ look: isUrgent ? "primary" : "secondary" }, "justify-self-start")}
				>
					{action.label}
				</AdminLink>
			)}
		</section>
	);
}
