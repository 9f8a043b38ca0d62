import { Check } from "lucide-react";

const columns = {
	wide: "grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]",
	narrow: "grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]",
};

/** In as many columns as its place has room for; narrow ones for features of a word or two. */
export const FeatureList = ({
	features,
	columns: width = "wide",
}: {
	features: readonly string[];
	columns?: keyof typeof columns;
}) => (
	<ul className={`grid ${columns[width]} content-start gap-x-4 gap-y-1.5 text-sm`}>
		{features.map((feature) => (
			<li key={feature} className="flex gap-2">
				<Check aria-hidden size={18} strokeWidth={2.5} className="mt-0.5 shrink-0 text-good" />
				<span>{feature}</span>
			</li>
		))}
	</ul>
);
