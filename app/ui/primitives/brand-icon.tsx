import marks from "./marks.svg?no-inline";

type Brand = "facebook" | "google" | "instagram" | "whatsapp";

export const BrandIcon = ({ name, size = 20 }: { name: Brand; size?: number }) => (
	<svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
		<use href={`${marks}#${name}`} />
	</svg>
);
