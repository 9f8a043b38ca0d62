import { authors, logPage } from "../../admin/staff/log.server";
import { LogView } from "../../admin/staff/log-view";
import { services } from "../../platform/services.server";
import type { Route } from "./+types/log";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db } = context.get(services);
	const person = url.searchParams.get("person") || null;
	const before = url.searchParams.get("before");
	const [page, people] = await Promise.all([logPage(db, { person, before }), authors(db)]);
	return { page, people, person, isFirst: before === null };
}

export default function Log({ loaderData }: Route.ComponentProps) {
	return <LogView {...loaderData} />;
}
