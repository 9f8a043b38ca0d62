import { data } from "react-router";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { NotFoundPage } from "../shell/error-page";
import type { Route } from "./+types/not-found";

export const handle = { page: { sharedPath: "/404" } } satisfies PageHandle;

export const loader = () => data(null, { status: 404 });

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: "404", description: m.not_found_hint(), listed: false });

export default NotFoundPage;
