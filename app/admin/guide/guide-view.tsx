import type { ReactNode } from "react";
import type { GuideBlock } from "./guide.server";
import type { Span } from "./guide-blocks";

/** The guide, in English whatever the language of the back office. */
export const GuideView = ({ blocks }: { blocks: readonly GuideBlock[] }) => (
	<div lang="en" className="guide">
		{blocks.map((block, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is shown.
			<GuidePart key={index} block={block} />
		))}
	</div>
);

function GuidePart({ block }: { block: GuideBlock }): ReactNode {
	if (block.type === "picture") return <img src={block.src} alt={block.alt} loading="lazy" className="guide-picture" />;
	if (block.type === "list")
		return (
			<ul>
				{block.items.map((spans) => (
					<li key={spans.map(({ text }) => text).join("")}>
						<Spans spans={spans} />
					</li>
				))}
			</ul>
		);
	if (block.type === "paragraph")
		return (
			<p>
				<Spans spans={block.spans} />
			</p>
		);
	const Heading = block.level === 2 ? "h2" : "h3";
	return (
		<Heading id={block.id}>
			<Spans spans={block.spans} />
		</Heading>
	);
}

const tags = { strong: "strong", code: "code" } as const;

const Spans = ({ spans }: { spans: readonly Span[] }) =>
	spans.map(({ text, style }, index) => {
		if (style === "plain") return text;
		const Tag = tags[style];
		// biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is shown.
		return <Tag key={index}>{text}</Tag>;
	});
