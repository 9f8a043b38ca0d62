import { showToast } from "./toast-queue";

interface Words {
	title: string;
	description: string;
}

/** Copies, and says so. Browsers deny the clipboard on insecure connections or without permission. */
export async function copyText(text: string, copied: Words, failed: Words) {
	try {
		await navigator.clipboard.writeText(text);
		showToast(copied);
	} catch {
		showToast({ ...failed, kind: "destructive" });
	}
}
