export interface PictureSource {
	src: string;
	width: number;
	height: number;
	/** One entry per modern format, best first. */
	sources: readonly { type: string; srcSet: string }[];
	/** The colour that stands in until the picture is there; a drawing or a see-through picture has none. */
	color: string | null;
}

/** A picture in the best format the browser knows, at the width it needs, with its place reserved. */
export function Picture({
	picture,
	alt,
	sizes,
	className = "",
	urgent = false,
	isArt = false,
}: {
	picture: PictureSource;
	/** Empty for a picture that only decorates. */
	alt: string;
	sizes: string;
	className?: string;
	/** The largest thing of the first screen: fetched at once instead of when it comes near. */
	urgent?: boolean;
	/** The words beside it say more: on a thin line they and their fonts come before it. */
	isArt?: boolean;
}) {
	const image = (
		<img
			src={picture.src}
			alt={alt}
			width={picture.width}
			height={picture.height}
			loading={urgent ? "eager" : "lazy"}
			fetchPriority={isArt ? "low" : urgent ? "high" : "auto"}
			decoding="async"
			data-ground={picture.color ?? undefined}
			className={className}
		/>
	);
	if (picture.sources.length === 0) return image;
	return (
		<picture>
			{picture.sources.map(({ type, srcSet }) => (
				<source key={type} type={type} srcSet={srcSet} sizes={sizes} />
			))}
			{image}
		</picture>
	);
}
