/** How a text box or a choice looks in the back office. */
export const boxClass =
	"min-h-11 w-full rounded-sm border border-line-strong bg-raised px-3 py-2 text-base text-ink transition-colors duration-150 hover:border-accent focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-bad aria-invalid:bg-bad-soft lg:min-h-9 lg:py-1.5 lg:text-sm";
