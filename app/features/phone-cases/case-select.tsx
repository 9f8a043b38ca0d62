import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export const CaseSelect = ({
	name,
	label,
	defaultValue,
	className,
	children,
}: {
	name: string;
	label: string;
	defaultValue: string;
	className: string;
	children: ReactNode;
}) => (
	<label className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-sm ${className}`}>
		<span className="shrink-0 text-ink-soft">{label}</span>
		<span className="relative min-w-0 max-sm:flex-1 max-sm:basis-40">
			<select
				name={name}
				defaultValue={defaultValue}
				className="min-h-11 w-full cursor-pointer appearance-none rounded-full border border-line-strong/60 bg-raised pr-10 pl-4 font-semibold hover:border-accent"
			>
				{children}
			</select>
			<ChevronDown aria-hidden size={16} className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
		</span>
	</label>
);
