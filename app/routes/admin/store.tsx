import { data, Form, redirect } from "react-router";
import { AdminLink } from "../../admin/shell/admin-link";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { atWork } from "../../admin/staff-context.server";
import { ContactFields } from "../../admin/stores/contact-form";
import { Exceptions } from "../../admin/stores/exceptions";
import { isDayIntent, publishDay } from "../../admin/stores/publish-day.server";
import { PublishedBanner } from "../../admin/stores/published-banner";
import { afterPublishing, publishedDay } from "../../admin/stores/published-day.server";
import { SaveBar } from "../../admin/stores/save-bar";
import { savePart } from "../../admin/stores/save-part.server";
import { SavedBanner } from "../../admin/stores/saved-banner";
import { storeScreen } from "../../admin/stores/store-screen.server";
import { workingStores } from "../../admin/stores/stores-data.server";
import { WeekFields } from "../../admin/stores/week-form";
import { m } from "../../paraglide/messages.js";
import { services } from "../../platform/services.server";
import { FaultSummary } from "../../ui/primitives/field";
import type { Route } from "./+types/store";

const screenOf = (store: string) => `/admin/stores/${store}`;

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const who = context.get(atWork);
	const { db } = context.get(services);
	const now = Date.now();
	const screen = await storeScreen(db, params.store, who, now);
	if (!screen) throw data(null, { status: 404 });
	const [saved] = ["saved", "merged", "live"].filter((each) => url.searchParams.has(each));
	return { screen, published: publishedDay(url, await workingStores(db), who, now), saved: saved ?? null };
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const { db } = context.get(services);
	const who = context.get(atWork);
	const form = await request.formData();
	const here = screenOf(params.store);
	if (isDayIntent(form.get("intent"))) {
		form.set("store", params.store);
		const result = await publishDay(db, who, form, Date.now());
		if (result === "forbidden") throw data(null, { status: 403 });
		if (result === "missing") throw data(null, { status: 404 });
		if (result.outcome === "published") throw redirect(afterPublishing(here, result));
		return data({ about: "day" as const, ...result }, { status: 422 });
	}
	const result = await savePart(db, who, params.store, form, Date.now());
	if (result === "forbidden") throw data(null, { status: 403 });
	if (result === "missing") throw data(null, { status: 404 });
	if (result.outcome === "refused") return data({ about: "part" as const, ...result }, { status: 422 });
	if (result.outcome === "prove")
		throw redirect(`/admin/proof?${new URLSearchParams({ next: `${here}?saved=${result.part}#${result.part}` })}`);
	throw redirect(`${here}?${result.outcome}=${result.part}#${result.part}`);
}

export default function Store({
	loaderData: { screen: store, published, saved },
	actionData: refused,
}: Route.ComponentProps) {
	const day = refused?.about === "day" ? refused : undefined;
	const refusedPart = refused?.about === "part" ? refused : undefined;
	const ofPart = (part: "week" | "contact") => (refusedPart?.part === part ? refusedPart : undefined);
	const [week, contact] = [ofPart("week"), ofPart("contact")];
	return (
		<>
			<title>{`${store.name} | ${m.admin_title()}`}</title>
			<p className="pb-2 text-sm">
				<AdminLink to="/admin/stores">{m.admin_stores_back()}</AdminLink>
			</p>
			<ScreenHeading title={store.name} lead={`${store.place} · ${store.state}`} guide="stores" />
			<div className="grid max-w-4xl gap-5">
				{refused && (
					<FaultSummary title={m.admin_stores_refused()} faults={refused.faults}>
						{refusedPart?.sentences.map((sentence) => (
							<p key={sentence}>{sentence}</p>
						))}
					</FaultSummary>
				)}
				{published && <PublishedBanner published={published} action={screenOf(store.id)} />}
				{saved && !refused && <SavedBanner saved={saved} mayPublish={store.mayPublish} />}
				{!store.mayEdit && <p className="panel">{m.admin_stores_not_yours()}</p>}
				<Exceptions store={store} typed={day?.typed} faults={day?.faults ?? []} />
				<Form
					method="post"
					preventScrollReset
					className="panel grid gap-4"
					aria-labelledby="week"
					key={`week-${JSON.stringify(store.week)}`}
				>
					<div>
						<h2 id="week" className="text-lg">
							{m.admin_stores_week()}
						</h2>
						<p className="text-sm text-ink-soft">{m.admin_stores_week_lead()}</p>
					</div>
					<fieldset disabled={!store.mayEdit} className="grid gap-4">
						<input type="hidden" name="base" value={week?.base ?? store.base} />
						<WeekFields typed={week?.typed ?? store.week} faults={week?.faults ?? []} />
						<SaveBar store={store} part="week" />
					</fieldset>
				</Form>
				<Form
					method="post"
					preventScrollReset
					className="panel grid gap-4"
					aria-labelledby="contact"
					key={`contact-${JSON.stringify(store.contact)}`}
				>
					<h2 id="contact" className="text-lg">
						{m.admin_stores_contact()}
					</h2>
					<fieldset disabled={!store.mayEdit} className="grid gap-4">
						<input type="hidden" name="base" value={contact?.base ?? store.base} />
						<ContactFields
							store={store}
							typed={contact?.typed ?? store.contact}
							chosen={contact?.chosen}
							faults={contact?.faults ?? []}
						/>
						<SaveBar store={store} part="contact" />
					</fieldset>
				</Form>
				<AdminLink to={`/admin/items/store/${store.id}`} className="store-more">
					{m.admin_stores_everything_else()}
				</AdminLink>
			</div>
		</>
	);
}
