import type { ReactNode } from "react";

const tones = {
	/** Offers and promotions. */
	warm: "bg-warm text-on-warm",
	/** Good news: savings, open now. */
	good: "bg-good-soft text-good",
	accent: "bg-accent-soft text-accent-strong",
	quiet: "border border-line bg-raised text-ink-soft",
};

export const Badge = ({
	tone = "warm",
	lang,
	children,
}: {
	tone?: keyof typeof tones;
	/** Where its words are not in the page's language. */
	lang?: string;
	children: ReactNode;
}) => (
	<span
		lang={lang}
		className={`inline-flex w-fit items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
	>
		{children}
	</span>
);
