import { ArrowRight } from "lucide-react";
import { SiteLink } from "../../platform/site-link";

/** A quiet way to another page of the site. */
export function MoreLink({ more }: { more: { label: string; to: string } | undefined }) {
	if (!more) return null;
	return (
		<SiteLink
			to={more.to}
			className="inline-flex min-h-11 w-fit items-center gap-1.5 text-sm font-semibold underline hover:no-underline"
		>
			{more.label}
			<ArrowRight aria-hidden size={16} />
		</SiteLink>
	);
}
