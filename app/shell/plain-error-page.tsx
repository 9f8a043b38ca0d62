import { dealer } from "../content/dealer";
import { telephoneLink } from "../features/stores/store-links";
import { m } from "../paraglide/messages.js";
import { localePath } from "../platform/language";
import { buttonClass } from "../ui/primitives/button";

/** The error page that needs nothing of the frame. */
export function PlainErrorPage({ status }: { status: number }) {
	return (
		<main className="page-width grid min-h-dvh place-content-center gap-4 py-16">
			<title>{`${m.error_title()} | ${dealer.name}`}</title>
			<p className="font-display text-3xl font-extrabold text-accent">{status}</p>
			<h1 className="text-2xl">{m.error_title()}</h1>
			<p>
				{m.error_call_us()}{" "}
				<a href={telephoneLink(dealer.phone)} className="font-semibold text-accent">
					{dealer.phone}
				</a>
			</p>
			<a href={localePath("/")} className={buttonClass({}, "justify-self-start")}>
				{m.go_home()}
			</a>
		</main>
	);
}
