import { describeTv } from "../features/packages/describe-packages.server";
import { tvGroups } from "../features/packages/packages.server";
import { TvGroups, TvHero, TvUnsure } from "../features/packages/tv-packages";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { describePage } from "../platform/structured-data.server";
import type { Route } from "./+types/tv";

export const handle = {
	page: { listed: { title: m.tv_title, section: m.packages_tv_eyebrow } },
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
	describePage(context, describeTv(m.tv_title()));
	return { groups: tvGroups(), art: pictureOf("heroes/tv") };
}

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.tv_title(), description: m.tv_description() });

export default function TvPage({ loaderData: { groups, art } }: Route.ComponentProps) {
	return (
		<>
			<TvHero groups={groups} art={art} />
			<TvGroups groups={groups} />
			<TvUnsure />
		</>
	);
}
