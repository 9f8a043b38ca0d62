import { redirect } from "react-router";
import { partners } from "../content/partners";
import { UpcomingScreen } from "../features/company/upcoming-screen";
import { localePath, say } from "../platform/language";
import { pageMeta } from "../platform/page-meta";
import type { Route } from "./+types/partner";

export function loader({ params }: Route.LoaderArgs) {
	const partner = partners.find(({ slug }) => slug === params.partner);
	if (!partner) throw redirect(localePath("/partners"));
	return { name: partner.name, description: say(partner.description) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	loaderData ? pageMeta({ title: loaderData.name, description: loaderData.description }) : [];

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
	return <UpcomingScreen title={loaderData.name} description={loaderData.description} />;
}
