import { type Mark, marks } from "./marks";

type Brand = Exclude<Mark, "br" | "mx" | "us">;

export const BrandIcon = ({ name, size = 20 }: { name: Brand; size?: number }) => (
	<svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" {...marks[name]} />
);
