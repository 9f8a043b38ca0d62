import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/primitives/toast-queue";

/** POST-4: by the browser's own share sheet; where that is missing or fails, the address is copied. */
export async function shareStory({ title, excerpt }: { title: string; excerpt: string | null }) {
	const url = location.origin + location.pathname;
	try {
		await navigator.share({ title, text: excerpt ?? title, url });
		return;
	} catch (cause) {
		// Closing the share sheet is an answer, not a failure.
		if (cause instanceof DOMException && cause.name === "AbortError") return;
	}
	await navigator.clipboard.writeText(url);
	showToast({ title: m.stories_link_copied(), description: m.stories_link_copied_hint() });
}
