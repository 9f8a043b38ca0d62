import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { atWork } from "../../admin/staff-context.server";
import { MatterPanel } from "../../admin/today/matter-panel";
import { todayData } from "../../admin/today/today-data.server";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { buttonClass } from "../../ui/primitives/button";
import type { Route } from "./+types/today";

export const loader = async ({ context }: Route.LoaderArgs) => ({
	matters: await todayData(context.get(services).db, context.get(atWork).staff, Date.now()),
});

export default function Today({ loaderData: { matters } }: Route.ComponentProps) {
	return (
		<>
			<ScreenHeading title={m.admin_today()} lead={m.admin_today_lead()} guide="today" />
			{matters.length === 0 ? (
				<div className="panel grid justify-items-start gap-3">
					<p className="font-semibold">{m.admin_today_empty()}</p>
					<p className="max-w-prose text-ink-soft">{m.admin_today_empty_lead()}</p>
					<AdminLink to="/admin/see?what=live" className={buttonClass({ look: "secondary" })}>
						{m.admin_today_see_site()}
					</AdminLink>
				</div>
			) : (
				<div className="matters">
					{matters.map((matter) => (
						<MatterPanel key={matter.id} matter={matter} />
					))}
				</div>
			)}
		</>
	);
}
