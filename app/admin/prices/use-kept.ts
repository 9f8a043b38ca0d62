import { useEffect, useState } from "react";
import { attempt } from "../attempt";
import type { GridEdits, KeptEdits } from "./grid-edits";
import { type CellName, isCellName } from "./price-cells";

const SOURCE = "admin-price-source";

/**
 * GRID-4: what is typed and not saved survives a reload, a lost connection and a sign-in, in this tab; the source of the last
 * check is remembered in this browser. Returns whether something was brought back.
 */
export function useKept(
	edits: GridEdits,
	staffId: string,
	{ source, setSource }: { source: string; setSource: (source: string) => void },
): boolean {
	const name = `admin-prices:${staffId}`;
	const [isBack, setIsBack] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useEffect(() => {
		const kept = read(name);
		if (kept) {
			edits.restore(kept);
			setIsBack(true);
		}
		const known = attempt(() => localStorage.getItem(SOURCE));
		if (known && !source) setSource(known);
		return edits.subscribeAll(() => {
			const { rows, checks } = edits.kept();
			if (Object.keys(rows).length + checks.length === 0) {
				attempt(() => sessionStorage.removeItem(name));
				setIsBack(false);
			} else attempt(() => sessionStorage.setItem(name, JSON.stringify({ rows, checks })));
		});
	}, []);
	useEffect(() => {
		if (source) attempt(() => localStorage.setItem(SOURCE, source));
	}, [source]);
	return isBack;
}

function read(name: string): KeptEdits | undefined {
	return attempt(() => {
		const { rows, checks } = JSON.parse(sessionStorage.getItem(name) ?? "") as KeptEdits;
		const known = Object.entries(rows).map(([key, { base, typed }]) => {
			const cells = Object.entries(typed).filter(([cell, text]) => isCellName(cell) && typeof text === "string");
			return [
				key,
				{ base: Number(base), typed: Object.fromEntries(cells) as Partial<Record<CellName, string>> },
			] as const;
		});
		return { rows: Object.fromEntries(known), checks: checks.filter((key) => typeof key === "string") };
	});
}
