import { m } from "../paraglide/messages.js";
import { BrandIcon } from "../ui/primitives/brand-icon";
import { Flag } from "../ui/primitives/flag";
import type { ShellData } from "./shell-data.server";

/** FOOT-3: the social accounts per language. */
export default function SocialLinks({ groups }: { groups: ShellData["social"] }) {
	return (
		<ul className="grid gap-1">
			{groups.map(({ language, audience, flag, links }) => (
				<li key={language} className="flex items-center justify-between gap-x-4">
					<span className="flex items-center gap-2 text-sm">
						<Flag country={flag} /> {language} ({audience})
					</span>
					<span className="-mx-3 flex gap-1">
						{links.map(({ platform, url, icon }) => (
							<a
								key={platform}
								href={url}
								target="_blank"
								rel="noopener"
								aria-label={m.social_link({ platform, language })}
								className="grid size-11 place-items-center rounded-full transition-colors hover:bg-accent hover:text-on-accent"
							>
								<BrandIcon name={icon} />
							</a>
						))}
					</span>
				</li>
			))}
		</ul>
	);
}
