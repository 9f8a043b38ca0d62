import { dealer } from "../content/dealer";
import { m } from "../paraglide/messages.js";
import { localePath } from "../platform/language";
import { telephoneLink } from "../platform/telephone";
import { buttonClass } from "../ui/primitives/button";

/** An error page that does not need the frame's data. */
export default function PlainErrorPage({ status }: { status: number }) {
	return (
		<main data-band="" className="lost-signal min-h-dvh bg-band text-on-band">
			<title>{`${m.error_title()} | ${dealer.name}`}</title>
			<meta name="robots" content="noindex" />
			<div className="page-width grid gap-4 pt-16 pb-56 sm:pt-24 lg:pb-36">
				<p className="font-display text-3xl font-extrabold text-warm">{status}</p>
				<h1 className="text-3xl">{m.error_title()}</h1>
				<p className="text-lg text-on-band-soft">
					{m.error_call_us()}{" "}
					<a href={telephoneLink(dealer.phone)} className="font-semibold text-on-band">
						{dealer.phone}
					</a>
				</p>
				<a href={localePath("/")} className={buttonClass({ look: "warm", size: "large" }, "mt-3 justify-self-start")}>
					{m.go_home()}
				</a>
			</div>
		</main>
	);
}
