import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";

/** What publishes takes a second factor that was shown a moment ago; without, the way there and back. */
export function ProvenOnly({
	isProven,
	next,
	look = "primary",
	children,
}: {
	isProven: boolean;
	next: string;
	look?: "primary" | "secondary";
	children: ReactNode;
}) {
	if (isProven) return children;
	return (
		<AdminLink
			to={`/admin/proof?${new URLSearchParams({ next })}`}
			className={buttonClass({ look }, "justify-self-start")}
		>
			<KeyRound aria-hidden size={18} /> {m.admin_stores_prove_first()}
		</AdminLink>
	);
}
