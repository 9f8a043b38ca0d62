import { Search } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { IconButton } from "../../ui/primitives/button";
import { overlayCommand } from "../../ui/primitives/overlay-command";

export const searchDialogId = "search-dialog";

export const loadSuggestions = () => import("./search-suggestions");

/** Opens the search dialog; hover and focus prefetch its script. */
export function SearchButton() {
	const prefetch = () => {
		loadSuggestions().catch(() => {
			// Reported when the dialog tries again.
		});
	};
	return (
		<IconButton
			label={m.search_open()}
			aria-keyshortcuts="/ Control+K Meta+K"
			onPointerEnter={prefetch}
			onFocus={prefetch}
			{...overlayCommand("show-modal", searchDialogId)}
		>
			<Search aria-hidden size={21} />
		</IconButton>
	);
}
