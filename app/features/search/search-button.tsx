import { Search } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { IconButton } from "../../ui/primitives/button";
import { overlayCommand } from "../../ui/primitives/overlay";
import { searchDialogId } from "./search-dialog-id";
import { useSearchShortcuts } from "./search-shortcuts";

export const loadSuggestions = () => import("./search-suggestions");

/** Opens the search dialog; going near it is enough to fetch what the dialog will need. */
export function SearchButton() {
	useSearchShortcuts();
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
