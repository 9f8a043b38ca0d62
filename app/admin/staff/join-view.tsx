import type { ReactNode } from "react";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { Button, buttonClass } from "../../ui/primitives/button";
import { FaultSummary, TextField } from "../../ui/primitives/field";
import type { JoinFailure, JoinPage } from "./joining.server";

/** STAFF-4: behind the link of an invitation. Plain forms: what follows is another document. */
export function JoinView({ page, failure }: { page: JoinPage; failure: JoinFailure | undefined }) {
	return (
		<main id="content" className="mx-auto grid min-h-dvh max-w-lg content-start gap-5 px-4 py-10 sm:py-16">
			<p className="font-display text-lg font-bold">{dealer.name}</p>
			<div className="panel grid gap-5 sm:p-8">{screen(page, failure)}</div>
		</main>
	);
}

const Heading = ({ title, children }: { title: string; children?: ReactNode }) => (
	<div className="grid gap-2">
		<h1 className="text-2xl">{title}</h1>
		{children && <p className="text-ink-soft wrap-anywhere">{children}</p>}
	</div>
);

function screen(page: JoinPage, failure: JoinFailure | undefined): ReactNode {
	switch (page.kind) {
		case "invalid":
			return (
				<>
					<Heading title={m.admin_join_invalid_title()}>{m.admin_join_invalid()}</Heading>
					<a href={localePath("/")} className={buttonClass({ look: "secondary" }, "justify-self-start")}>
						{m.go_home()}
					</a>
				</>
			);
		case "member":
			return (
				<>
					<Heading title={m.admin_join_member_title()}>{m.admin_join_member()}</Heading>
					<a href="/admin" className={buttonClass({}, "justify-self-start")}>
						{m.admin_title()}
					</a>
				</>
			);
		case "accept":
			return <Accept page={page} failure={failure} />;
		case "sign-in":
			return (
				<>
					<Heading title={m.admin_join_title()}>{m.admin_join_sign_in({ email: page.email, role: page.role })}</Heading>
					<a href={localePath(page.signInPath)} className={buttonClass({ size: "large" }, "justify-self-start")}>
						{m.account_sign_in()}
					</a>
				</>
			);
		case "create":
			return <Create page={page} failure={failure} />;
	}
}

type Open = Extract<JoinPage, { token: string }>;

const Accept = ({ page, failure }: { page: Open; failure: JoinFailure | undefined }) => (
	<>
		<Heading title={m.admin_join_title()}>{m.admin_join_as({ role: page.role })}</Heading>
		{failure && <FaultSummary title={failure.message} faults={[]} />}
		<p className={`wrap-anywhere ${page.isOther ? "rounded-md bg-warm-soft px-4 py-3" : ""}`}>
			{page.isOther
				? m.admin_join_other({ invited: page.email, name: page.you?.name ?? "", email: page.you?.email ?? "" })
				: m.admin_join_you({ name: page.you?.name ?? "", email: page.you?.email ?? "" })}
		</p>
		<form method="post" className="flex flex-wrap gap-3">
			<input type="hidden" name="token" value={page.token} />
			<Button type="submit" name="intent" value="accept" size="large">
				{m.admin_join_accept({ name: page.you?.name ?? "" })}
			</Button>
			<Button type="submit" name="intent" value="sign-out" size="large" look="secondary">
				{m.admin_join_another()}
			</Button>
		</form>
	</>
);

function Create({ page, failure }: { page: Open; failure: JoinFailure | undefined }) {
	const faultOf = (name: string) => failure?.faults.find(({ field }) => field === name)?.text;
	return (
		<>
			<Heading title={m.admin_join_title()}>
				{page.email ? m.admin_join_create({ email: page.email, role: page.role }) : m.admin_join_first_owner()}
			</Heading>
			<form method="post" noValidate className="grid gap-5">
				{failure && <FaultSummary title={failure.message} faults={failure.faults} />}
				<input type="hidden" name="token" value={page.token} />
				<input type="hidden" name="intent" value="create" />
				<TextField
					name="name"
					label={m.account_name()}
					autoComplete="name"
					required
					maxLength={200}
					defaultValue={failure?.typed.name}
					error={faultOf("name")}
				/>
				{page.email ? (
					// For password managers.
					<input type="hidden" name="username" autoComplete="username" value={page.email} />
				) : (
					<TextField
						name="email"
						type="email"
						label={m.account_email()}
						autoComplete="email"
						inputMode="email"
						required
						maxLength={254}
						defaultValue={failure?.typed.email}
						error={faultOf("email")}
					/>
				)}
				<TextField
					name="password"
					type="password"
					label={m.account_password()}
					autoComplete="new-password"
					required
					hint={m.account_password_hint()}
					error={faultOf("password")}
				/>
				<Button type="submit" size="large" className="justify-self-start max-sm:w-full">
					{m.admin_join_submit()}
				</Button>
			</form>
			<p>
				<a href={localePath(page.signInPath)} className="font-semibold text-accent underline underline-offset-4">
					{m.admin_join_have_account()}
				</a>
			</p>
		</>
	);
}
