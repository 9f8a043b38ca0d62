import type { ComponentProps } from "react";

const shapes = {
	medium: "min-h-11 px-5 text-sm",
	large: "min-h-13 px-7 text-base",
	small: "min-h-9 px-3.5 text-xs",
};

const looks = {
	/** The one thing a section wants the visitor to do. */
	primary: "bg-accent text-on-accent hover:bg-accent-strong",
	secondary: "bg-raised text-ink border border-line-strong/60 hover:border-accent hover:text-accent",
	quiet: "text-accent hover:bg-accent-soft",
	/** On dark bands. */
	warm: "bg-warm text-on-warm hover:bg-warm/90",
	outline: "border border-on-band-soft/60 text-on-band hover:bg-band-raised",
};

interface ButtonLook {
	look?: keyof typeof looks;
	size?: keyof typeof shapes;
}

/** The look of a button, for links that act like one. */
export const buttonClass = ({ look = "primary", size = "medium" }: ButtonLook = {}, more = ""): string =>
	`inline-flex items-center justify-center gap-2 rounded-full font-semibold no-underline text-center leading-tight py-2 transition-[background-color,border-color,color,scale] duration-150 active:scale-[0.98] disabled:opacity-45 disabled:active:scale-100 aria-busy:opacity-70 [&>svg]:shrink-0 ${shapes[size]} ${looks[look]} ${more}`;

export function Button({ look, size, className, ...rest }: ButtonLook & ComponentProps<"button">) {
	return (
		<button
			type="button"
			className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
			{...rest}
		/>
	);
}

/** A square, icon-only button. Its accessible name is required. In pixels: an icon does not grow with the text. */
export function IconButton({ label, className = "", ...rest }: { label: string } & ComponentProps<"button">) {
	return (
		<button type="button" aria-label={label} title={label} className={`${iconButtonClass} ${className}`} {...rest} />
	);
}

export const iconButtonClass =
	"relative inline-grid size-[44px] shrink-0 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken active:scale-95";
