import { X } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";

/** A thing that the enquiry is about, and the enquiry without it. */
interface AskedThing {
	text: string;
	without?: string | undefined;
}

/** CONTACT-1, ACT-4: what the visitor was looking at, on the dark band. */
export default function EnquiryThings({ things }: { things: readonly AskedThing[] }) {
	return (
		<section aria-labelledby="enquiry" className="border-l-4 border-warm pl-4">
			<h2 id="enquiry" className="font-text text-sm font-normal text-on-band-soft">
				{m.contact_subject()}
			</h2>
			<ul className="grid gap-1.5 leading-snug">
				{things.map(({ text, without }) => (
					<li key={text} className="flex items-center gap-x-2 font-semibold">
						<span>{text}</span>
						{without && (
							<SiteLink
								to={without}
								prefetch="none"
								replace
								aria-label={m.ask_remove({ thing: text })}
								className="-my-1 grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-band-raised"
							>
								<X aria-hidden size={18} />
							</SiteLink>
						)}
					</li>
				))}
			</ul>
			<SiteLink to="/contact" prefetch="none" className="inline-flex min-h-8 items-center text-sm underline">
				{m.contact_without_subject()}
			</SiteLink>
		</section>
	);
}
