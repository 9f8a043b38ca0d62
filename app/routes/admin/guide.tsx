import { guide } from "../../admin/guide/guide.server";
import { GuideView } from "../../admin/guide/guide-view";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { defaultLocale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { currentLocale } from "../../platform/language";
import type { Route } from "./+types/guide";

export const loader = () => ({ blocks: guide });

/** docs/back-office.md */
export default function Guide({ loaderData: { blocks } }: Route.ComponentProps) {
	const sections = blocks.flatMap((block) => (block.type === "heading" && block.level === 2 ? [block] : []));
	return (
		<>
			<title>{`${m.admin_guide()} | ${m.admin_title()}`}</title>
			<ScreenHeading title={m.admin_guide()} lead={m.admin_guide_lead()} />
			{currentLocale() !== defaultLocale && <p className="panel mb-4">{m.admin_guide_english_only()}</p>}
			<nav aria-label={m.admin_guide_contents()} className="pb-6">
				<ul className="flex flex-wrap gap-x-4 gap-y-2" lang="en">
					{sections.map(({ id, spans }) => (
						<li key={id}>
							<a href={`#${id}`}>{spans.map(({ text }) => text).join("")}</a>
						</li>
					))}
				</ul>
			</nav>
			<GuideView blocks={blocks} />
		</>
	);
}
