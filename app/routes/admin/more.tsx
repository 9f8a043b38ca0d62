import { Form, useRouteLoaderData } from "react-router";
import { AdminLink } from "../../admin/shell/admin-link";
import type { BackOfficeData } from "../../admin/shell/back-office-data.server";
import { destinations } from "../../admin/shell/destinations";
import { ScreenHeading } from "../../admin/shell/screen-heading";
import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { currentLocale, ownName } from "../../platform/language";
import { ThemeToggle } from "../../shell/theme-toggle";
import { buttonClass } from "../../ui/primitives/button";

/** Everything that the bar of a phone has no room for: the other screens, language, theme, signing out. */
export default function More() {
	const data = useRouteLoaderData<BackOfficeData>("admin");
	const others = destinations.filter(({ needs, isMain }) => !isMain && data?.abilities.includes(needs));
	return (
		<>
			<ScreenHeading title={m.admin_more()} />
			<ul className="grid gap-2 sm:grid-cols-2">
				{others.map(({ to, label, Icon }) => (
					<li key={to}>
						<AdminLink to={to} className="panel flex min-h-14 items-center gap-3 font-semibold no-underline">
							<Icon aria-hidden size={20} /> {label()}
						</AdminLink>
					</li>
				))}
				<li>
					<a href="/" className="panel flex min-h-14 items-center gap-3 font-semibold no-underline">
						{m.admin_view_site()}
					</a>
				</li>
			</ul>
			<h2 className="pt-8 pb-3 text-lg">{m.admin_language_and_look()}</h2>
			<div className="flex flex-wrap items-center gap-2">
				<Form method="post" action="/admin/language" reloadDocument className="flex flex-wrap gap-2">
					{locales.map((locale) => (
						<button
							key={locale}
							type="submit"
							name="language"
							value={locale}
							lang={locale}
							aria-pressed={locale === currentLocale()}
							className={buttonClass({ look: locale === currentLocale() ? "primary" : "secondary" })}
						>
							{ownName(locale)}
						</button>
					))}
				</Form>
				<ThemeToggle />
			</div>
			<form method="post" action="/account" className="pt-8">
				<input type="hidden" name="form" value="sign-out" />
				<button type="submit" className={buttonClass({ look: "secondary" })}>
					{m.admin_sign_out()}
				</button>
			</form>
		</>
	);
}
