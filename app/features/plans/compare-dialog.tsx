import { Link2, Printer, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useFetcher } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button, IconButton } from "../../ui/primitives/button";
import { showToast } from "../../ui/primitives/toast-queue";
import type { ComparisonData } from "./comparison.server";
import { ComparisonTable } from "./comparison-table";
import { COMPARE_HASH, withSelection } from "./selection";
import type { Comparison } from "./use-comparison";

/** CMP-3. The table is made on the server, so that the plans' facts travel only when they are compared. */
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

	useEffect(() => {
		if (dialog.current?.open) return;
		dialog.current?.showModal();
		title.current?.focus();
	}, []);
	useEffect(() => {
		load(localePath(`/compare/${kind}?plans=${chosen}`));
	}, [load, kind, chosen]);

	const copyLink = async () => {
		const address = new URL(location.href);
		address.search = withSelection(address.searchParams, selection).toString();
		address.hash = COMPARE_HASH;
		await navigator.clipboard.writeText(address.href);
		showToast({ title: m.plans_link_copied(), description: m.plans_link_copied_hint() });
	};

	return createPortal(
		<dialog
			ref={dialog}
			aria-labelledby="compare-title"
			closedby="any"
			onClose={onClose}
			className="overlay overlay-center compare-dialog overflow-y-auto"
		>
			<div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-raised py-3 pr-3 pl-5">
				<h2 ref={title} id="compare-title" tabIndex={-1} className="mr-auto text-xl outline-none">
					{m.plans_comparison()}
				</h2>
				<div className="flex gap-1 print:hidden">
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
				<div className="prints-alone">
					<div>
						<ComparisonTable data={data} onRemove={toggle} isStale={state !== "idle"} />
					</div>
				</div>
			) : (
				<p role="status" className="px-5 py-16 text-center text-ink-soft">
					{m.plans_comparison_loading()}
				</p>
			)}
		</dialog>,
		document.body,
	);
}
