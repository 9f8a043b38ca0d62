import { isRouteErrorResponse, Outlet } from "react-router";
import styles from "../../admin/admin.css?url";
import { requireStaff } from "../../admin/require-staff.server";
import { backOfficeData } from "../../admin/shell/back-office-data.server";
import { BackOfficeFrame } from "../../admin/shell/back-office-frame";
import { BackOfficeProblem } from "../../admin/shell/back-office-problem";
import type { PostedAgain } from "../../admin/shell/posted-again.server";
import { atWork } from "../../admin/staff-context.server";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/back-office";

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = ({ context }: Route.LoaderArgs) => backOfficeData(context.get(services).db, context.get(atWork));

/** Screens that need another title set their own. */
export const meta: Route.MetaFunction = () => [
	{ title: `${m.admin_title()} | ${dealer.name}` },
	{ name: "robots", content: "noindex" },
];

export default function BackOffice({ loaderData }: Route.ComponentProps) {
	return (
		<BackOfficeFrame data={loaderData}>
			<Outlet />
		</BackOfficeFrame>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const { posted } = (isRouteErrorResponse(error) ? error.data : null) ?? ({} as Partial<PostedAgain>);
	if (!loaderData) return <BackOfficeProblem status={status} posted={posted} />;
	return (
		<BackOfficeFrame data={loaderData}>
			<BackOfficeProblem status={status} posted={posted} />
		</BackOfficeFrame>
	);
}
