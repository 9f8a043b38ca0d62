import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { Fragment, useLayoutEffect, useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";
import { boxClass } from "./box-class";
import type { ItemListData } from "./item-list.server";
import { StatusBadges, statusLabels } from "./status-badges";

/** The items of one kind, as the site orders them. */
export function ItemList({ data }: { data: ItemListData }) {
	const [query] = useSearchParams();
	const gone = query.get("gone");
	const isFiltered = data.search !== "" || data.status !== null || data.group !== null;
	return (
		<>
			<p className="pb-1 text-sm">
				<AdminLink to="/admin/items">{m.admin_catalog()}</AdminLink>
			</p>
			<ScreenHeading title={data.name} lead={m.admin_items_found({ count: data.total })} guide="items">
				{data.mayAdd && (
					<AdminLink to={`/admin/items/${data.kind}/new`} className={buttonClass()}>
						<Plus aria-hidden size={18} /> {data.newName}
					</AdminLink>
				)}
			</ScreenHeading>
			{gone && (
				<p className="item-note item-note-good" role="status">
					<span className="min-w-0 flex-1">{m.admin_items_removed({ name: gone })}</span>
					<AdminLink to={`/admin/history/${data.kind}/${gone}`}>{m.admin_items_history()}</AdminLink>
				</p>
			)}
			<Filters data={data} />
			{data.items.length === 0 ? (
				<div className="panel grid justify-items-start gap-3">
					<p>{isFiltered ? m.admin_items_none_found() : m.admin_items_none()}</p>
					{isFiltered && (
						<AdminLink to={`/admin/items/${data.kind}`} className={buttonClass({ look: "secondary" })}>
							{m.admin_items_show_all()}
						</AdminLink>
					)}
				</div>
			) : (
				<Rows data={data} />
			)}
			<Pages data={data} />
		</>
	);
}

function Filters({ data }: { data: ItemListData }) {
	return (
		<Form method="get" className="grid grid-cols-2 items-end gap-2 pb-4 sm:flex sm:flex-wrap">
			<label className="col-span-2 grid gap-1 sm:min-w-48 sm:max-w-xs sm:flex-1">
				<span className="text-xs text-ink-soft">{m.admin_items_search()}</span>
				<input type="search" name="q" defaultValue={data.search} key={data.search} className={boxClass} />
			</label>
			{data.groups.length > 0 && (
				<label className="grid min-w-0 gap-1">
					<span className="text-xs text-ink-soft">{m.admin_items_carrier()}</span>
					<select name="in" defaultValue={data.group ?? ""} key={data.group} className={boxClass}>
						<option value="">{m.admin_items_any()}</option>
						{data.groups.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</label>
			)}
			<label className="grid min-w-0 gap-1">
				<span className="text-xs text-ink-soft">{m.admin_items_status()}</span>
				<select name="status" defaultValue={data.status ?? ""} key={data.status} className={boxClass}>
					<option value="">{m.admin_items_any()}</option>
					{data.counts.map(({ word, count }) => (
						<option key={word} value={word}>
							{`${statusLabels[word]()} (${count})`}
						</option>
					))}
				</select>
			</label>
			<Button type="submit" look="secondary" className="lg:min-h-9">
				{m.admin_items_filter()}
			</Button>
		</Form>
	);
}

function Rows({ data }: { data: ItemListData }) {
	const pressed = useRef<string[]>([]);
	// A row that moved takes the focus with it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what moves.
	useLayoutEffect(() => {
		const [wanted] = pressed.current.flatMap((id) => {
			const button = document.getElementById(id);
			return button instanceof HTMLButtonElement && !button.disabled ? [button] : [];
		});
		wanted?.focus();
		pressed.current = [];
	}, [data.items]);
	const groupNames = new Map(data.groups.map(({ value, label }) => [value, label]));
	return (
		<Form method="post" preventScrollReset replace>
			<ul className="item-rows">
				{data.items.map(({ item, name, group, price, statuses, periods, draftsBy }, index) => {
					const [before, after] = [data.items[index - 1], data.items[index + 1]];
					return (
						<Fragment key={item}>
							{group !== "" && before?.group !== group && (
								<li className="item-rows-heading">
									<h2 className="text-base">{groupNames.get(group) ?? group}</h2>
								</li>
							)}
							<li id={`item-${item}`} className="item-row">
								<div className="min-w-0 flex-1 max-sm:basis-full">
									<AdminLink to={`/admin/items/${data.kind}/${item}`} className="item-row-link">
										{name}
									</AdminLink>
									{periods.map((period) => (
										<p key={period} className="text-xs text-ink-soft">
											{period}
										</p>
									))}
									{draftsBy.length > 0 && (
										<p className="text-xs text-ink-soft">{m.admin_items_draft_of({ names: draftsBy.join(", ") })}</p>
									)}
								</div>
								{price && <span className="font-semibold tabular-nums">{price}</span>}
								<StatusBadges statuses={statuses} />
								{data.canMove && (
									<span className="flex">
										{(
											[
												["up", before, ArrowUp, m.admin_items_move_up],
												["down", after, ArrowDown, m.admin_items_move_down],
											] as const
										).map(([verb, neighbour, Icon, label]) => (
											<button
												key={verb}
												id={`${verb}-${item}`}
												type="submit"
												name="intent"
												value={`${verb} ${item}`}
												disabled={neighbour?.group !== group}
												aria-label={label({ what: name })}
												title={label({ what: name })}
												className={buttonClass({ look: "quiet", size: "small" }, "size-11 px-0 lg:size-9")}
												onClick={() => {
													pressed.current = [`${verb}-${item}`, `${verb === "up" ? "down" : "up"}-${item}`];
												}}
											>
												<Icon aria-hidden size={18} />
											</button>
										))}
									</span>
								)}
							</li>
						</Fragment>
					);
				})}
			</ul>
		</Form>
	);
}

function Pages({ data }: { data: ItemListData }) {
	const [query] = useSearchParams();
	if (data.pages <= 1) return null;
	const to = (page: number) => {
		const next = new URLSearchParams(query);
		next.set("page", String(page));
		return `?${next}`;
	};
	return (
		<nav aria-label={m.admin_items_pages()} className="flex items-center gap-3 pt-4">
			{data.page > 1 && (
				<AdminLink to={to(data.page - 1)} className={buttonClass({ look: "secondary", size: "small" })}>
					{m.admin_items_page_before()}
				</AdminLink>
			)}
			<span className="tabular-nums">{m.admin_items_page({ page: data.page, pages: data.pages })}</span>
			{data.page < data.pages && (
				<AdminLink to={to(data.page + 1)} className={buttonClass({ look: "secondary", size: "small" })}>
					{m.admin_items_page_after()}
				</AdminLink>
			)}
		</nav>
	);
}
