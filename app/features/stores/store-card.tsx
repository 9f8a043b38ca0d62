import { MapPin, Navigation } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { FeatureList } from "../../ui/primitives/feature-list";
import { Picture } from "../../ui/primitives/picture";
import { Rating } from "../../ui/primitives/rating";
import { StorePhoneButton } from "../../ui/primitives/store-phone";
import { WhatsAppLink } from "../../ui/primitives/whatsapp-link";
import OpenNow from "./open-now";
import { narrow, phoneClass, StoreActions } from "./store-actions";
import type { StoreCardData } from "./stores.server";

/** LOC-2. Picture and text are side by side where there is room, else one above the other. */
export function StoreCard({
	store,
	isFirst,
	here,
	distance,
}: {
	store: StoreCardData;
	/** The only one on the first screen of a phone. */
	isFirst: boolean;
	/** The URL's fragment names this store. */
	here: boolean;
	distance: string | undefined;
}) {
	const { id, name, city, region, address, map, picture, alt, rating, reviews, ratingSource, attLine } = store;
	return (
		<article
			id={id}
			aria-labelledby={`${id}-name`}
			data-here={here || undefined}
			className="store-card grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raised shadow-card transition @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:grid-rows-1"
		>
			{/* The background colour of the renders, so that they seem to continue above and below. */}
			<div className="relative grid content-center bg-[#e7e2d5]">
				<Picture
					picture={picture}
					alt={alt}
					sizes="(min-width: 64rem) 32rem, calc(100vw - 2rem)"
					urgent={isFirst}
					isArt={isFirst}
					className="aspect-[16/10] w-full object-cover @4xl:aspect-3/2"
				/>
				{distance && (
					<p className="tabular absolute bottom-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-band px-3 py-1 text-xs font-semibold text-on-band">
						<Navigation aria-hidden size={14} /> {m.stores_distance({ distance })}
					</p>
				)}
			</div>
			<div className="flex flex-col gap-5 p-5 @md:p-7">
				<header className="grid gap-2">
					<div className="grid gap-x-4 gap-y-1 @md:flex @md:flex-wrap @md:items-baseline @md:justify-between">
						<h3 id={`${id}-name`} className="text-xl">
							{name}{" "}
							<span className="font-text text-sm font-normal tracking-normal text-ink-soft">
								{city === name ? region : `${city}, ${region}`}
							</span>
						</h3>
						<Rating
							value={rating}
							label={m.rated({ value: rating })}
							count={`${m.stores_reviews({ count: reviews })} ${ratingSource ?? ""}`}
						/>
					</div>
					<a
						href={map}
						target="_blank"
						rel="noopener"
						className="-my-1 inline-flex min-h-9 w-fit items-center gap-2 text-sm underline decoration-line-strong/60 hover:text-accent hover:decoration-current"
					>
						<MapPin aria-hidden size={17} className="shrink-0 text-accent" />
						<span>
							{address} <span className="sr-only">{m.stores_on_map()}</span>
						</span>
					</a>
					<OpenNow hours={store} />
				</header>
				<div className="grid gap-x-8 gap-y-5 @xl:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
					<Hours hours={store.hours} />
					<Services services={store.services} />
				</div>
				{attLine && <AttLine store={name} line={attLine} />}
				<div className="mt-auto border-t border-line pt-5">
					<StoreActions store={store} />
				</div>
			</div>
		</article>
	);
}

const smallHeading = "mb-1.5 font-text text-xs font-semibold tracking-wide text-ink-soft uppercase";

function Hours({ hours }: Pick<StoreCardData, "hours">) {
	return (
		<div>
			<h4 className={smallHeading}>{m.stores_hours()}</h4>
			<ul className="text-sm">
				{hours.map(({ days, times }) => (
					<li
						key={days}
						className="flex justify-between gap-3 border-b border-line py-1 last:border-0 cramped:flex-wrap"
					>
						<span>{days}</span> <span className="text-right">{times}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function Services({ services }: Pick<StoreCardData, "services">) {
	return (
		<div>
			<h4 className={smallHeading}>{m.stores_services()}</h4>
			<FeatureList features={services} columns="narrow" />
		</div>
	);
}

/** The AT&T counter of a store, with its own phone number. */
function AttLine({ store, line }: { store: string; line: NonNullable<StoreCardData["attLine"]> }) {
	return (
		<section className="grid gap-3 rounded-md bg-sunken p-4" aria-label={m.stores_att_line()}>
			<div>
				<h4 className="font-text text-sm font-semibold tracking-normal">{m.stores_att_line()}</h4>
				<ul className="dotted mt-1 text-sm text-ink-soft">
					{line.services.map((service) => (
						<li key={service}>{service}</li>
					))}
				</ul>
			</div>
			<div className="grid gap-2.5 @sm:flex @sm:flex-wrap">
				<StorePhoneButton
					phone={line.phone}
					action={m.stores_att_call({ store })}
					className={phoneClass("secondary")}
				/>
				<WhatsAppLink href={line.whatsapp} label={m.stores_att_whatsapp({ store })} className={narrow} />
			</div>
		</section>
	);
}
