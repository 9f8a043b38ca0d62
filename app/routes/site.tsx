import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { Searched } from "../features/search/searched";
import { publicPages } from "../platform/public-pages.server";
import { services } from "../platform/services.server";
import { FramelessError } from "../shell/frameless-error";
import { shellData } from "../shell/shell-data.server";
import { SiteFrame } from "../shell/site-frame";
import type { Route } from "./+types/site";

export const loader = ({ context }: Route.LoaderArgs) =>
	shellData(context.get(services).siteUrl, context.get(publicPages));

/** The site frame is the same on every page of a language. */
export const shouldRevalidate = () => false;

const loadErrorPages = () => import("../shell/error-page");
const NotFoundPage = lazy(() => loadErrorPages().then((pages) => ({ default: pages.NotFoundPage })));
const FailurePage = lazy(() => loadErrorPages().then((pages) => ({ default: pages.FailurePage })));

export default function Site({ loaderData }: Route.ComponentProps) {
	return (
		<SiteFrame shell={loaderData}>
			<Searched />
			<Outlet />
		</SiteFrame>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (!loaderData) return <FramelessError status={status} />;
	return (
		<SiteFrame shell={loaderData}>
			<Suspense>{status === 404 ? <NotFoundPage /> : <FailurePage stores={loaderData.stores} />}</Suspense>
		</SiteFrame>
	);
}
