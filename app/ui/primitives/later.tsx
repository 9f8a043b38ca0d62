import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";
import { firstMoves, markReady } from "./early-press";

/**
 * Like `lazy`, for a part of the page that hydrates when the visitor first does something or when it comes into view.
 * Until then the server's HTML stays, and its links, menus and dialogs work by themselves. After a client-side
 * navigation the script loads at once.
 */
export function later<Props extends object>(
	id: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
	/** "interaction": for parts that are always in view and need no script before the visitor does something. */
	hydratesOn: "view" | "interaction" = "view",
) {
	const Part = lazy(async () => {
		await wanted(id, hydratesOn);
		return load();
	});
	// Without `memo`, rendering the parent again would hydrate the part early.
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

/** Inside the part's Suspense boundary, so that its effect runs when the part is hydrated. */
function Ready({ id }: { id: string }) {
	useEffect(() => {
		const part = document.getElementById(id);
		if (part) markReady(part);
	}, [id]);
	return null;
}

/** One promise for the whole page, resolved by the first interaction. */
let interaction: Promise<void> | undefined;
export const firstInteraction = () =>
	(interaction ??= new Promise<void>((resolve) => {
		if (document.documentElement.dataset.moved !== undefined) resolve();
		for (const move of firstMoves)
			addEventListener(move, () => resolve(), { capture: true, once: true, passive: true });
	}));

async function wanted(id: string, hydratesOn: "view" | "interaction"): Promise<void> {
	if (typeof document === "undefined") return;
	const part = document.getElementById(id);
	if (!part) return;
	if (hydratesOn === "interaction") return firstInteraction();
	const near = new Promise<void>((resolve) => {
		const watch = new IntersectionObserver((changes) => {
			if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			resolve();
		});
		watch.observe(part);
	});
	await Promise.race([near, firstInteraction()]);
}
