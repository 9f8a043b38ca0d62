import { Check } from "lucide-react";

export const FeatureList = ({ features }: { features: readonly string[] }) => (
	<ul className="grid content-start gap-1.5 text-sm">
		{features.map((feature) => (
			<li key={feature} className="flex gap-2">
				<Check aria-hidden size={18} strokeWidth={2.5} className="mt-0.5 shrink-0 text-good" />
				<span>{feature}</span>
			</li>
		))}
	</ul>
);
