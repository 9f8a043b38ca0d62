import { ExternalLink } from "lucide-react";
import { Form } from "react-router";
import { seeData } from "../../admin/preview/see-data.server";
import { sightWords } from "../../admin/preview/sight-words";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { ownName } from "../../platform/language";
import { publicPages } from "../../platform/public-pages.server";
import { services } from "../../platform/services.server";
import { buttonClass } from "../../ui/primitives/button";
import { SelectField, TextField } from "../../ui/primitives/field";
import type { Route } from "./+types/see";

export const loader = ({ context, url }: Route.LoaderArgs) =>
	seeData(context.get(services).db, context.get(publicPages), url.searchParams);

export default function See({ loaderData }: Route.ComponentProps) {
	const { sight, at, language, page, width, releases, pages, url } = loaderData;
	return (
		<>
			<ScreenHeading title={m.admin_preview_title()} lead={m.admin_see_lead()} guide="preview" />
			<Form className="panel mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_1fr_auto_auto]">
				<SelectField name="what" label={m.admin_see_what()} defaultValue={sight.what}>
					<option value="draft">{m.admin_preview_of_draft()}</option>
					<option value="live">{m.admin_preview_of_live()}</option>
					{releases.map((number) => (
						<option key={number} value={`release-${number}`}>
							{m.admin_preview_of_release({ number })}
						</option>
					))}
				</SelectField>
				<TextField
					type="datetime-local"
					name="at"
					label={m.admin_see_at()}
					mark={m.admin_see_at_empty()}
					defaultValue={at}
				/>
				<SelectField name="language" label={m.admin_see_language()} defaultValue={language}>
					{locales.map((locale) => (
						<option key={locale} value={locale} lang={locale}>
							{ownName(locale)}
						</option>
					))}
				</SelectField>
				<SelectField name="page" label={m.admin_see_page()} defaultValue={page}>
					{pages.map(({ path, title }) => (
						<option key={path} value={path}>
							{title}
						</option>
					))}
				</SelectField>
				<div className="max-lg:hidden">
					<SelectField name="width" label={m.admin_see_width()} defaultValue={width}>
						<option value="desk">{m.admin_see_desk()}</option>
						<option value="phone">{m.admin_see_phone()}</option>
					</SelectField>
				</div>
				<button type="submit" className={buttonClass({}, "min-h-12")}>
					{m.admin_see_show()}
				</button>
			</Form>
			<div className="notice" data-look="warn">
				<p>
					<strong>{sightWords(sight)}</strong>. {m.admin_see_private()}
				</p>
				<a href={url} target="_blank" rel="noopener" className={buttonClass({ look: "secondary" })}>
					<ExternalLink aria-hidden size={16} /> {m.admin_see_open()}
				</a>
			</div>
			<iframe
				key={url}
				src={url}
				loading="lazy"
				title={m.admin_preview_title()}
				className="sight-frame max-lg:hidden"
				data-width={width}
			/>
		</>
	);
}
