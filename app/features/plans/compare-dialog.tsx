import { Link2, Printer, Store, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { localePath } from "../../platform/language";
import { Button, buttonClass, IconButton } from "../../ui/primitives/button";
import { showToast } from "../../ui/primitives/toast-queue";
import type { ComparisonData } from "./comparison.server";
import { ComparisonTable } from "./comparison-table";
import { COMPARE_DIALOG, COMPARE_HASH, withSelection } from "./selection";
import type { Comparison } from "./use-comparison";

/** CMP-3. The table comes from the server, so that the plans' facts are sent only when they are compared. */
export default function CompareDialog({
	kind,
	comparison: { selection, toggle, clear },
	onClose,
}: {
	kind: "internet" | "wireless";
	comparison: Comparison;
	onClose: () => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const { load, data, state } = useFetcher<ComparisonData>();
	const chosen = selection.join(",");

	const { hash, search, state: entry } = useLocation();
	const navigate = useNavigate();
	const open = useEffectEvent(async () => {
		// A shared URL: its hash goes first, so that Back closes the comparison over the page (BACK-3).
		if (hash === COMPARE_HASH)
			await navigate({ search, hash: "" }, { replace: true, state: entry, preventScrollReset: true });
		if (dialog.current?.open) return;
		dialog.current?.showModal();
		title.current?.focus();
	});
	useEffect(() => {
		open();
	}, []);
	useEffect(() => {
		if (chosen) load(localePath(`/compare/${kind}?plans=${chosen}`));
		else dialog.current?.close();
	}, [load, kind, chosen]);

	const copyLink = async () => {
		const url = new URL(location.href);
		url.search = withSelection(url.searchParams, selection).toString();
		url.hash = COMPARE_HASH;
		await navigator.clipboard.writeText(url.href);
		showToast({ title: m.plans_link_copied(), description: m.plans_link_copied_hint() });
	};

	return createPortal(
		<dialog
			ref={dialog}
			id={COMPARE_DIALOG}
			aria-labelledby="compare-title"
			closedby="any"
			onClose={onClose}
			className="overlay overlay-center compare-dialog"
		>
			<div className="flex max-h-[inherit] flex-col" data-overlay-body="">
				<div className="flex flex-wrap items-center gap-2 border-b border-line bg-raised py-3 pr-3 pl-5">
					<h2 ref={title} id="compare-title" tabIndex={-1} className="mr-auto text-xl outline-none">
						{m.plans_comparison()}
					</h2>
					<div className="ml-auto flex gap-1 cramped:flex-wrap cramped:justify-end print:hidden">
						<IconButton label={m.plans_copy_link()} onClick={copyLink}>
							<Link2 aria-hidden size={20} />
						</IconButton>
						<IconButton label={m.plans_print()} onClick={() => print()}>
							<Printer aria-hidden size={20} />
						</IconButton>
						<Button look="quiet" size="small" className="min-h-11!" onClick={clear}>
							{m.plans_clear_all()}
						</Button>
						<IconButton label={m.close()} onClick={() => dialog.current?.close()}>
							<X aria-hidden size={22} />
						</IconButton>
					</div>
				</div>
				{data ? (
					<div className="prints-alone min-h-0 overflow-y-auto">
						<div>
							<ComparisonTable data={data} onRemove={toggle} isStale={state !== "idle"} />
						</div>
					</div>
				) : (
					<p role="status" className="px-5 py-16 text-center text-ink-soft">
						{m.plans_comparison_loading()}
					</p>
				)}
				<div className="flex justify-center border-t border-line bg-raised px-5 py-3 print:hidden">
					<AskLink about={{ plan: selection }} className={buttonClass({}, "max-sm:w-full")}>
						<Store aria-hidden size={18} /> {m.ask_plans({ count: selection.length })}
					</AskLink>
				</div>
			</div>
		</dialog>,
		document.body,
	);
}
