import { lazy, Suspense, useSyncExternalStore } from "react";
import { areToastsWanted, onToastsWanted } from "./toast-queue";

const ToastRegion = lazy(() => import("./toast-region"));

/** Loads the toast region when the first toast is said. */
export function Toasts({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
	const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
	if (!isWanted) return null;
	return (
		<Suspense>
			<ToastRegion closeLabel={closeLabel} regionLabel={regionLabel} />
		</Suspense>
	);
}
