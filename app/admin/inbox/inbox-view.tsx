import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/primitives/button";
import { CheckboxField, SelectField, TextField } from "../../ui/primitives/field";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";
import type { Inbox, InboxQuery } from "./inbox.server";
import { viewNames, views } from "./lead-states";
import { StateBadge } from "./state-badge";

const LOOKS_AGAIN_MS = 30_000;

/** LEAD-2: what visitors sent, by what has to be done about it. */
export function InboxView({ found, query }: { found: Inbox; query: Omit<InboxQuery, "after"> & { isFirst: boolean } }) {
	useFreshList();
	const { leads, counts, mostCounted, stores, next } = found;
	const to = (changed: Record<string, string>) => {
		const all = {
			view: query.view,
			store: query.store ?? "",
			mine: query.isMine ? "1" : "",
			q: query.words,
			...changed,
		};
		return `/admin/inbox?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""))}`;
	};
	const isFiltered = query.store !== null || query.isMine || query.words !== "";
	return (
		<>
			<ScreenHeading title={m.admin_inbox()} lead={m.admin_inbox_lead()} guide="inbox" />
			<nav aria-label={m.admin_inbox_views()} className="inbox-views">
				{views.map((view) => (
					<AdminLink
						key={view}
						to={to({ view, q: "" })}
						prefetch="none"
						className="view-tab"
						aria-current={view === query.view && query.words === "" ? "page" : undefined}
					>
						{viewNames[view]()} <span>{counts[view] >= mostCounted ? `${mostCounted - 1}+` : counts[view]}</span>
					</AdminLink>
				))}
			</nav>
			<Form className="inbox-filter" key={to({})}>
				<input type="hidden" name="view" value={query.view} />
				<TextField name="q" type="search" label={m.admin_inbox_search()} defaultValue={query.words} maxLength={100} />
				{stores.length > 1 && (
					<SelectField name="store" label={m.admin_inbox_store()} defaultValue={query.store ?? ""}>
						<option value="">{m.admin_inbox_every_store()}</option>
						{stores.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
						<option value="none">{m.admin_inbox_no_store()}</option>
					</SelectField>
				)}
				<CheckboxField name="mine" value="1" label={m.admin_inbox_mine()} defaultChecked={query.isMine} />
				<Button type="submit" look="secondary">
					{m.admin_inbox_show()}
				</Button>
			</Form>
			{leads.length === 0 ? (
				<div className="panel grid justify-items-start gap-3">
					<p className="font-semibold">{isFiltered ? m.admin_inbox_nothing_found() : m.admin_inbox_empty()}</p>
					{isFiltered && (
						<AdminLink to={`/admin/inbox?view=${query.view}`} className={buttonClass({ look: "secondary" })}>
							{m.admin_inbox_show_all()}
						</AdminLink>
					)}
				</div>
			) : (
				<ol className="panel inbox-list">
					{leads.map((lead) => (
						<li key={lead.id}>
							<AdminLink to={`/admin/inbox/${lead.id}`} className="inbox-line">
								<span className="inbox-name">
									{lead.name} <StateBadge state={lead.state} />
								</span>
								<time dateTime={lead.at} className="inbox-time">
									{lead.time}
								</time>
								<span className="inbox-text" lang={lead.language}>
									{lead.text}
								</span>
								<span className="inbox-about">
									{[
										lead.store,
										lead.topic,
										lead.assignee && m.admin_inbox_with({ name: lead.assignee }),
										lead.until && m.admin_inbox_until({ time: lead.until }),
									]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</AdminLink>
						</li>
					))}
				</ol>
			)}
			<p className="flex flex-wrap gap-3 pt-4">
				{!query.isFirst && (
					<AdminLink to={to({})} className={buttonClass({ look: "secondary" })}>
						{m.admin_inbox_first_page()}
					</AdminLink>
				)}
				{next && (
					<AdminLink to={to({ after: next })} className={buttonClass({ look: "secondary" })}>
						{m.admin_inbox_next_page()}
					</AdminLink>
				)}
			</p>
		</>
	);
}

/** New messages come in while the list is open, and colleagues work on it. */
function useFreshList() {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const look = () => {
			if (document.visibilityState === "visible" && navigator.onLine) revalidate();
		};
		const timer = setInterval(look, LOOKS_AGAIN_MS);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [revalidate]);
}
