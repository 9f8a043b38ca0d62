import { ArrowLeft } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";

/** The way back to the directory; it takes the colour of what it stands on. */
export const BackToPartners = () => (
	<SiteLink
		to="/partners"
		className="inline-flex min-h-11 items-center gap-2 rounded-full border border-current/50 px-4 text-sm font-semibold no-underline transition-colors hover:border-current"
	>
		<ArrowLeft aria-hidden size={18} />
		{m.partners_back()}
	</SiteLink>
);
