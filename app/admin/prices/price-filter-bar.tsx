import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import { type PriceCounts, type PriceFilters, priceUrl, views } from "./price-filters";
import { kindWords, viewWords } from "./price-words";

const boxClass =
	"min-h-11 min-w-0 w-full rounded-md border border-line-strong bg-raised px-3 text-sm text-ink hover:border-accent md:pointer-fine:min-h-9";

/** GRID-5: the filters, with how many rows each leaves. All of them are in the URL. */
export function PriceFilterBar({ filters, counts }: { filters: PriceFilters; counts: PriceCounts }) {
	const submit = useSubmit();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const send = (form: HTMLFormElement | null) => form && submit(form, { replace: true, preventScrollReset: true });
	const withCount = (name: string, count: number) => m.admin_prices_with_count({ name, count });
	return (
		<div className="grid gap-3 pb-4">
			<nav aria-label={m.admin_prices_filters()}>
				<ul className="flex flex-wrap gap-2">
					{views.map((view) => (
						<li key={view}>
							<AdminLink
								to={priceUrl(filters, { show: view })}
								prefetch="none"
								preventScrollReset
								aria-current={filters.show === view ? "true" : undefined}
								className="view-tab"
							>
								{viewWords[view]()} <span className="tabular-nums">{counts.views[view]}</span>
							</AdminLink>
						</li>
					))}
				</ul>
			</nav>
			<Form
				method="get"
				action="/admin/prices"
				preventScrollReset
				className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(10rem,1.4fr)_1fr_1fr]"
				onChange={({ currentTarget, target }) => {
					clearTimeout(timer.current);
					if (target instanceof HTMLInputElement) timer.current = setTimeout(() => send(currentTarget), 250);
					else send(currentTarget);
				}}
			>
				{filters.show !== "all" && <input type="hidden" name="show" value={filters.show} />}
				{filters.all && <input type="hidden" name="rows" value="all" />}
				<input
					type="search"
					name="q"
					defaultValue={filters.q}
					maxLength={100}
					aria-label={m.admin_prices_search()}
					placeholder={m.admin_prices_search()}
					autoComplete="off"
					className={`${boxClass} col-span-2 md:col-span-1`}
				/>
				<select name="kind" defaultValue={filters.kind ?? ""} aria-label={m.admin_prices_kind()} className={boxClass}>
					<option value="">{m.admin_prices_all_kinds()}</option>
					{counts.kinds.map(({ kind, count }) => (
						<option key={kind} value={kind}>
							{withCount(kindWords[kind](), count)}
						</option>
					))}
				</select>
				<select
					// Its choices are others with every kind.
					key={counts.carriers.map(({ carrier }) => carrier).join()}
					name="carrier"
					defaultValue={filters.carrier}
					aria-label={m.admin_prices_carrier()}
					className={boxClass}
				>
					<option value="">{m.admin_prices_all_carriers()}</option>
					{filters.carrier && !counts.carriers.some(({ carrier }) => carrier === filters.carrier) && (
						<option value={filters.carrier}>{withCount(filters.carrier, 0)}</option>
					)}
					{counts.carriers.map(({ carrier, count }) => (
						<option key={carrier} value={carrier}>
							{withCount(carrier, count)}
						</option>
					))}
				</select>
				<button
					type="submit"
					className={buttonClass({ look: "secondary", size: "small" }, "only-without-script justify-self-start")}
				>
					{m.admin_prices_apply()}
				</button>
			</Form>
		</div>
	);
}
