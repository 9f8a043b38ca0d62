import type { ReactNode } from "react";

const tones = { plain: "", sunken: "bg-sunken", band: "bg-band text-on-band" };

/** A full-width section with a heading. Alternate the tones of neighbouring sections. */
export function Section({
	id,
	heading,
	lead,
	aside,
	tone = "plain",
	className = "",
	children,
}: {
	id?: string;
	heading: string;
	lead?: string | undefined;
	/** At the end of the heading's line. */
	aside?: ReactNode;
	tone?: keyof typeof tones;
	className?: string;
	children: ReactNode;
}) {
	return (
		<section id={id} data-band={tone === "band" ? "" : undefined} className={`${tones[tone]} ${className}`}>
			<div className="page-width py-12 sm:py-16 lg:py-20">
				<div className={`mb-8 flex flex-wrap ${lead ? "items-end" : "items-center"} justify-between gap-x-8 gap-y-4`}>
					<div>
						<h2 className="max-w-2xl text-2xl">{heading}</h2>
						{lead && (
							<p className={`mt-2 max-w-2xl text-lg ${tone === "band" ? "text-on-band-soft" : "text-ink-soft"}`}>
								{lead}
							</p>
						)}
					</div>
					{aside}
				</div>
				{children}
			</div>
		</section>
	);
}
