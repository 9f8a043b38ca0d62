import { Picture, type PictureSource } from "../../ui/primitives/picture";

/**
 * The partner's tile beside its name: the name is said in text, so the picture stays silent. The stripe at the foot of
 * the tile is cut off: it would vanish on a ground of the same colour.
 */
export const PartnerMark = ({ picture, size = "small" }: { picture: PictureSource; size?: "large" | "small" }) => (
	<span className={`block overflow-hidden rounded-md shadow-card ${size === "large" ? "w-40 lg:w-80" : "w-40"}`}>
		<Picture
			picture={picture}
			alt=""
			sizes={size === "large" ? "(width >= 64rem) 320px, 160px" : "160px"}
			urgent
			className="-mb-[2.6%] h-auto w-full bg-transparent"
		/>
	</span>
);
