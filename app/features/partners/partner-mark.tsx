import { Picture, type PictureSource } from "../../ui/primitives/picture";

/** The partner's tile beside its name: the name is said in text, so the picture stays silent. */
export const PartnerMark = ({ picture }: { picture: PictureSource }) => (
	<Picture
		picture={picture}
		alt=""
		sizes="160px"
		urgent
		className="h-auto w-40 rounded-md bg-transparent shadow-card"
	/>
);
