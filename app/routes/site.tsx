import { lazy, Suspense, useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { publicPages } from "../platform/public-pages.server";
import { services } from "../platform/services.server";
import { PlainErrorPage } from "../shell/plain-error-page";
import { shellData } from "../shell/shell-data.server";
import { SiteFrame } from "../shell/site-frame";
import { firstInteraction } from "../ui/primitives/later";
import type { Route } from "./+types/site";

export const loader = ({ context }: Route.LoaderArgs) =>
	shellData(context.get(services).siteUrl, context.get(publicPages));

/** The site frame is the same on every page of a language. */
export const shouldRevalidate = () => false;

const loadErrorPages = () => import("../shell/error-page");
const NotFoundPage = lazy(() => loadErrorPages().then((pages) => ({ default: pages.NotFoundPage })));
const FailurePage = lazy(() => loadErrorPages().then((pages) => ({ default: pages.FailurePage })));

export default function Site({ loaderData }: Route.ComponentProps) {
	useEffect(() => {
		// Loaded before they are needed: the connection may be gone by then.
		firstInteraction()
			.then(loadErrorPages)
			.catch(() => {});
	}, []);
	return (
		<SiteFrame shell={loaderData}>
			<Outlet />
		</SiteFrame>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (!loaderData) return <PlainErrorPage status={status} />;
	return (
		<SiteFrame shell={loaderData}>
			<Suspense>{status === 404 ? <NotFoundPage /> : <FailurePage stores={loaderData.stores} />}</Suspense>
		</SiteFrame>
	);
}
