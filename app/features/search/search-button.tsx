import { Search } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { IconButton } from "../../ui/primitives/button";
import { overlayCommand } from "../../ui/primitives/overlay";

export const searchDialogId = "search-dialog";

export const loadSuggestions = () => import("./search-suggestions");

/** Opens the search dialog; going near it is enough to fetch what the dialog will need. */
export function SearchButton() {
	const warmUp = () => {
		loadSuggestions().catch(() => {
			// Said when the dialog asks for it again.
		});
	};
	return (
		<IconButton
			label={m.search_open()}
			aria-keyshortcuts="/ Control+K Meta+K"
			onPointerEnter={warmUp}
			onFocus={warmUp}
			{...overlayCommand("show-modal", searchDialogId)}
		>
			<Search aria-hidden size={21} />
		</IconButton>
	);
}
