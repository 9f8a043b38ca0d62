import { marks } from "./marks";

/** Small drawn flags: several systems have no flags among their emoji. Always beside the name, so silent. */
export const Flag = ({ country }: { country: "br" | "mx" | "us" }) => (
	<svg
		aria-hidden="true"
		viewBox="0 0 21 15"
		width="21"
		height="15"
		className="shrink-0 rounded-[2px]"
		{...marks[country]}
	/>
);
