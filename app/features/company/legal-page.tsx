import { Mail, Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { PageHero } from "../../ui/sections/page-hero";
import type { LegalText } from "./legal.server";

const CONTACT = "contact";

const dateClass =
	"rounded-md border border-band-line bg-band-raised px-4 py-1.5 print:border-0 print:bg-transparent print:p-0";

/** LEGAL-1: a table of contents, the sections, and whom to ask. Prints without the contents and the band. */
export function LegalPage({
	eyebrow = m.legal_eyebrow(),
	title,
	lead,
	text,
	contact,
}: {
	eyebrow?: string;
	title: string;
	lead: string;
	text: LegalText;
	contact: { heading: string; lead: string; email: string; phone: { text: string; link: string } };
}) {
	const { sections, effective, updated } = text;
	return (
		<>
			<PageHero eyebrow={eyebrow} title={title} lead={lead}>
				<div className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-sm">
					<p className={dateClass}>
						{m.legal_effective()} <time dateTime={effective.date}>{effective.text}</time>
					</p>
					{updated && (
						<p className={dateClass}>
							{m.legal_updated()} <time dateTime={updated.date}>{updated.text}</time>
						</p>
					)}
				</div>
			</PageHero>
			<div className="page-width grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:py-6">
				<Contents
					entries={[...sections.map(({ id, heading }) => ({ id, heading })), { id: CONTACT, heading: contact.heading }]}
				/>
				<div className="grid max-w-[44rem] gap-10 print:max-w-none print:gap-6">
					{sections.map(({ id, heading, body }) => (
						<section key={id} id={id} className="grid gap-3">
							<h2 className="text-xl">{heading}</h2>
							{body.map((block) =>
								typeof block === "string" ? (
									<p key={block}>{block}</p>
								) : (
									<ul key={block[0]} className="grid list-disc gap-2 pl-5 marker:text-accent">
										{block.map((point) => (
											<li key={point} className="pl-1">
												{point}
											</li>
										))}
									</ul>
								),
							)}
						</section>
					))}
					<section id={CONTACT} className="grid gap-4 rounded-lg border border-line bg-raised p-6 sm:p-8">
						<div>
							<h2 className="text-xl">{contact.heading}</h2>
							<p className="mt-2 text-ink-soft">{contact.lead}</p>
						</div>
						{text.legalName && <p>{text.legalName}</p>}
						{text.postalAddress && <p>{text.postalAddress}</p>}
						<p className="flex flex-wrap gap-x-8 gap-y-1 font-semibold">
							<a href={`mailto:${contact.email}`} className="inline-flex min-h-11 items-center gap-2 text-accent">
								<Mail aria-hidden size={18} /> {contact.email}
							</a>
							<a href={contact.phone.link} className="inline-flex min-h-11 items-center gap-2 text-accent">
								<Phone aria-hidden size={18} /> {contact.phone.text}
							</a>
						</p>
					</section>
				</div>
			</div>
		</>
	);
}

function Contents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
	return (
		<nav aria-labelledby="legal-contents" className="self-start lg:sticky lg:top-24 print:hidden">
			<h2 id="legal-contents" className="font-text text-sm font-semibold tracking-normal text-ink-soft">
				{m.legal_contents()}
			</h2>
			<ol className="mt-2 border-l-2 border-line">
				{entries.map(({ id, heading }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							className="-ml-0.5 flex min-h-10 items-center border-l-2 border-transparent py-1 pl-4 text-sm leading-snug no-underline transition-colors hover:border-accent hover:text-accent"
						>
							{heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
