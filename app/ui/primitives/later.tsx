import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";
import { firstMoves, markReady } from "./early-press";

/**
 * A part of the page whose script waits until it is wanted: when the visitor first does something, or when the part
 * comes near the screen. Until then what the server drew stays, and its links and menus work by themselves. In a page
 * that was drawn by the browser the script is fetched at once.
 */
export function later<Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
	const Part = lazy(async () => {
		await wanted(id);
		return load();
	});
	// Without `memo` a new render of what is around it would hurry the part along.
	// biome-ignore lint/correctness/noComponentHookFactories: like `lazy`, called once when the module is loaded.
	return memo(function Later(props: Props) {
		return (
			<div id={id} data-part="">
				<Suspense>
					<Part {...props} />
					<Ready id={id} />
				</Suspense>
			</div>
		);
	});
}

/** Stands beside a part, and so comes alive together with it. */
function Ready({ id }: { id: string }) {
	useEffect(() => {
		const part = document.getElementById(id);
		if (part) markReady(part);
	}, [id]);
	return null;
}

/** One promise for the whole page: the visitor has begun to do something. */
let moved: Promise<void> | undefined;
const hasMoved = () =>
	(moved ??= new Promise((resolve) => {
		if (document.documentElement.dataset.moved !== undefined) resolve();
		for (const move of firstMoves)
			addEventListener(move, () => resolve(), { capture: true, once: true, passive: true });
	}));

async function wanted(id: string): Promise<void> {
	if (typeof document === "undefined") return;
	const part = document.getElementById(id);
	if (!part) return;
	const near = new Promise<void>((resolve) => {
		const watch = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			watch.disconnect();
			resolve();
		});
		watch.observe(part);
	});
	await Promise.race([near, hasMoved()]);
}
