import { KeyRound } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import type { Provider } from "../../platform/accounts.server";
import { BrandIcon } from "../../ui/primitives/brand-icon";
import { buttonClass } from "../../ui/primitives/button";
import { signInPath } from "./auth-calls";

const hasMark = (id: string): id is "facebook" | "google" => id === "google" || id === "facebook";

/** AUTH-2: sign-in with somebody else's account. Plain links: the provider's page is another document. */
export default function ProviderLinks({ providers, next }: { providers: readonly Provider[]; next: string }) {
	return (
		<div className="mt-7 grid gap-4">
			<p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{m.account_or()}
			</p>
			<ul className="grid gap-3">
				{providers.map(({ id, name }) => (
					<li key={id}>
						<a href={signInPath(id, next)} className={buttonClass({ look: "secondary", size: "large" }, "w-full")}>
							{hasMark(id) ? <BrandIcon name={id} size={20} /> : <KeyRound aria-hidden size={20} />}
							{m.account_continue_with({ provider: name })}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
