import { m } from "../../paraglide/messages.js";
import { copyText } from "../../ui/primitives/copy-text";

export const copyList = (list: string) =>
	copyText(
		list,
		{ title: m.cart_copied_title(), description: m.cart_copied() },
		{ title: m.cart_copy_failed_title(), description: m.cart_copy_failed() },
	);
