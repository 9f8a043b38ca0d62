import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { openDialog, receiveToasts } from "./toast-queue";

export default function ToastRegion({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
	const layer = useSyncExternalStore(onLayerChange, topLayer);
	return (
		<Toast.Provider timeout={6000} limit={3}>
			<Toast.Portal container={layer}>
				<Toast.Viewport
					aria-label={regionLabel}
					className="toast-region fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2 outline-none sm:right-6 sm:left-auto sm:w-96"
				>
					<ToastList closeLabel={closeLabel} layer={layer} />
				</Toast.Viewport>
			</Toast.Portal>
		</Toast.Provider>
	);
}

/** Outside of an open dialog everything is inert and dimmed: a toast about it has to be said within. */
const topLayer = (): HTMLElement => openDialog() ?? document.body;

function onLayerChange(listener: () => void): () => void {
	const watch = new MutationObserver(listener);
	watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
	return () => watch.disconnect();
}

function ToastList({ closeLabel, layer }: { closeLabel: string; layer: HTMLElement }) {
	const { toasts, add, close } = Toast.useToastManager();
	const isInDialog = layer !== document.body;
	// Who opens a dialog has moved on from what was said before. Ahead of the next effect: what waits within it is said now.
	useEffect(() => {
		if (isInDialog) close();
	}, [isInDialog, close]);
	useEffect(() => {
		const newest = new Map<string, string>();
		return receiveToasts(({ title, description, kind = "default", topic, action }) => {
			const older = topic && newest.get(topic);
			if (older) close(older);
			const id = add({
				title,
				description,
				type: kind,
				priority: kind === "destructive" ? "high" : "low",
				...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
			});
			if (topic) newest.set(topic, id);
		});
	}, [add, close]);
	return toasts.map((toast) => (
		<Toast.Root
			key={toast.id}
			toast={toast}
			swipeDirection={["down", "right"]}
			// The library hides urgent ones until they have the focus, with a button in them that nobody could then name.
			aria-hidden={false}
			className="toast"
			data-kind={toast.type}
		>
			<div className="min-w-0 flex-1">
				<Toast.Title className="font-semibold" render={<p />} />
				<Toast.Description className="text-sm opacity-85" />
				<Toast.Action
					aria-hidden={false}
					className="-ml-3 inline-flex min-h-[44px] items-center rounded-full px-3 text-sm font-semibold underline hover:bg-current/10"
				/>
			</div>
			<Toast.Close
				aria-label={closeLabel}
				// The library hides it from screen readers while toasts lie on top of each other; ours never do.
				aria-hidden={false}
				className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-current/10"
			>
				<X aria-hidden size={18} />
			</Toast.Close>
		</Toast.Root>
	));
}
