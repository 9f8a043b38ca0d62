import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/primitives/toast-queue";

/** Browsers deny the clipboard on insecure connections or without permission. */
export async function copyList(list: string) {
	try {
		await navigator.clipboard.writeText(list);
		showToast({ title: m.cart_copied_title(), description: m.cart_copied() });
	} catch {
		showToast({ title: m.cart_copy_failed_title(), description: m.cart_copy_failed(), kind: "destructive" });
	}
}
