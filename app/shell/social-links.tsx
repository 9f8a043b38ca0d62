import { m } from "../paraglide/messages.js";
import { BrandIcon } from "../ui/primitives/brand-icon";
import { Flag } from "../ui/primitives/flag";
import type { ShellData } from "./shell-data.server";

const iconClass = "grid size-[44px] place-items-center rounded-full";

/** FOOT-3: the social accounts per language. LEGAL-7: one that does not exist yet is no link. */
export default function SocialLinks({ groups }: { groups: ShellData["social"] }) {
	const isSoon = groups.some(({ links }) => links.some(({ url }) => !url));
	return (
		<>
			<ul className="grid gap-1">
				{groups.map(({ language, audience, flag, links }) => (
					<li key={language} className="flex items-center justify-between gap-x-4">
						<span className="flex items-center gap-2 text-sm">
							<Flag country={flag} /> {language} ({audience})
						</span>
						<span className="-mx-3 flex gap-1">
							{links.map(({ platform, url, icon }) =>
								url ? (
									<a
										key={platform}
										href={url}
										target="_blank"
										rel="noopener"
										aria-label={m.social_link({ platform, language })}
										className={`${iconClass} transition-colors hover:bg-accent hover:text-on-accent`}
									>
										<BrandIcon name={icon} />
									</a>
								) : (
									<span
										key={platform}
										role="img"
										aria-label={m.social_soon({ platform, language })}
										className={`${iconClass} opacity-50`}
									>
										<BrandIcon name={icon} />
									</span>
								),
							)}
						</span>
					</li>
				))}
			</ul>
			{isSoon && <p className="mt-1 text-sm">{m.social_coming_soon()}</p>}
		</>
	);
}
