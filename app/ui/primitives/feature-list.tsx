import { Check } from "lucide-react";

/** In as many columns as its place has room for. */
export const FeatureList = ({ features }: { features: readonly string[] }) => (
	<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] content-start gap-x-4 gap-y-1.5 text-sm">
		{features.map((feature) => (
			<li key={feature} className="flex gap-2">
				<Check aria-hidden size={18} strokeWidth={2.5} className="mt-0.5 shrink-0 text-good" />
				<span>{feature}</span>
			</li>
		))}
	</ul>
);
