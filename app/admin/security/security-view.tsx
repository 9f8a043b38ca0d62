import { KeyRound, ShieldCheck, Smartphone, TicketCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/primitives/button";
import { TextField } from "../../ui/primitives/field";
import { AdminLink } from "../shell/admin-link";
import { ScreenHeading } from "../shell/screen-heading";
import type { ChangeFault } from "./change-factors.server";
import { PasskeyForm } from "./passkey-button";
import { QrCode } from "./qr-code";
import type { SecurityData } from "./security-data.server";

/** STAFF-3: one's own second factors. */
export function SecurityView({
	data,
	codes,
	fault,
}: {
	data: SecurityData;
	/** Just made: shown now and never again. */
	codes: readonly string[] | null;
	fault: ChangeFault | undefined;
}) {
	const { hasFactor, mayChange, next, here } = data;
	return (
		<div className="grid max-w-3xl gap-4">
			<ScreenHeading title={m.admin_security_title()} lead={m.admin_security_lead()} guide="security" />
			{!hasFactor && (
				<p className="panel border-warm bg-warm-soft">
					<strong>{next ? m.admin_security_first_next() : m.admin_security_first()}</strong>{" "}
					{m.admin_security_first_how()}
				</p>
			)}
			{codes && <NewCodes codes={codes} />}
			{hasFactor && next && (
				<p>
					<AdminLink to={next} className={buttonClass()}>
						{m.admin_security_go_on()}
					</AdminLink>
				</p>
			)}
			{!mayChange && (
				<p className="panel flex flex-wrap items-center justify-between gap-3">
					<span>{m.admin_security_locked()}</span>
					<AdminLink to={`/admin/proof?${new URLSearchParams({ next: here })}`} className={buttonClass()}>
						{m.admin_confirm_its_you()}
					</AdminLink>
				</p>
			)}
			<AuthenticatorApp data={data} fault={fault} />
			<Passkeys data={data} fault={fault} />
			{hasFactor && <BackupCodes data={data} />}
		</div>
	);
}

function Part({
	Icon,
	title,
	state,
	children,
}: {
	Icon: typeof KeyRound;
	title: string;
	state: string;
	children: ReactNode;
}) {
	return (
		<section className="panel grid gap-4">
			<div className="flex items-start gap-3">
				<Icon aria-hidden size={22} className="mt-1 shrink-0 text-accent" />
				<div>
					<h2 className="text-lg">{title}</h2>
					<p className="text-sm text-ink-soft">{state}</p>
				</div>
			</div>
			{children}
		</section>
	);
}

function AuthenticatorApp({
	data: { app, setup, mayChange },
	fault,
}: {
	data: SecurityData;
	fault: ChangeFault | undefined;
}) {
	return (
		<Part
			Icon={Smartphone}
			title={m.admin_security_app()}
			state={app ? m.admin_security_app_since({ day: app.since }) : m.admin_security_app_lead()}
		>
			{mayChange && setup && (
				<div className="grid gap-4">
					<ol className="grid list-decimal gap-4 pl-5">
						<li>
							<p>{m.admin_security_app_scan()}</p>
							<div className="flex flex-wrap items-center gap-4 pt-2">
								<QrCode {...setup.qr} label={m.admin_security_app_qr()} />
								<p className="max-w-72 text-sm">
									{m.admin_security_app_by_hand()}{" "}
									<code className="block pt-1 text-base font-semibold wrap-anywhere select-all">{setup.secret}</code>
								</p>
							</div>
						</li>
						<li>{m.admin_security_app_then()}</li>
					</ol>
					<Form method="post" noValidate className="grid gap-4">
						<TextField
							name="code"
							label={m.admin_security_app_code()}
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={40}
							required
							error={fault?.field === "code" ? fault.text : undefined}
						/>
						<div className="flex flex-wrap gap-2">
							<Button type="submit" name="intent" value="confirm-app">
								{m.admin_security_app_confirm()}
							</Button>
							<Button type="submit" name="intent" value="remove-app" look="secondary">
								{m.admin_security_cancel()}
							</Button>
						</div>
					</Form>
				</div>
			)}
			{mayChange && !setup && (
				<Form method="post">
					{app ? (
						<Button type="submit" name="intent" value="remove-app" look="secondary">
							{m.admin_security_app_remove()}
						</Button>
					) : (
						<Button type="submit" name="intent" value="start-app">
							{m.admin_security_app_start()}
						</Button>
					)}
				</Form>
			)}
		</Part>
	);
}

function Passkeys({ data, fault }: { data: SecurityData; fault: ChangeFault | undefined }) {
	const { passkeys, passkeysWork, mayChange, device } = data;
	return (
		<Part
			Icon={KeyRound}
			title={m.admin_security_passkeys()}
			state={passkeysWork ? m.admin_security_passkeys_lead() : m.admin_security_passkeys_no_address()}
		>
			{passkeys.length > 0 && (
				<ul className="grid gap-2">
					{passkeys.map(({ id, name, added, used }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2.5">
							<span>
								<span className="block font-semibold wrap-anywhere">{name}</span>
								<span className="block text-sm text-ink-soft">
									{used ? m.admin_security_passkey_used({ added, used }) : m.admin_security_passkey_added({ added })}
								</span>
							</span>
							{mayChange && (
								<Form method="post">
									<input type="hidden" name="passkey" value={id} />
									<Button
										type="submit"
										name="intent"
										value="remove-passkey"
										look="secondary"
										size="small"
										aria-label={m.admin_security_passkey_remove({ name })}
									>
										{m.admin_security_remove()}
									</Button>
								</Form>
							)}
						</li>
					))}
				</ul>
			)}
			{fault?.field === "passkey" && (
				<p role="alert" className="font-semibold text-bad">
					{fault.text}
				</p>
			)}
			{passkeysWork && mayChange && (
				<>
					<PasskeyForm
						purpose="make"
						label={m.admin_security_passkey_add()}
						look={passkeys.length > 0 ? "secondary" : "primary"}
					>
						<TextField
							name="name"
							label={m.admin_security_passkey_name()}
							hint={m.admin_security_passkey_name_hint()}
							defaultValue={device}
							maxLength={60}
							required
							error={fault?.field === "name" ? fault.text : undefined}
						/>
					</PasskeyForm>
					<p className="without-script text-sm">{m.admin_security_passkeys_no_script()}</p>
				</>
			)}
		</Part>
	);
}

const BackupCodes = ({ data: { backupCodes, mayChange } }: { data: SecurityData }) => (
	<Part Icon={TicketCheck} title={m.admin_security_codes()} state={m.admin_security_codes_left({ count: backupCodes })}>
		{mayChange && (
			<Form method="post" className="grid gap-2 justify-items-start">
				<p className="text-sm">{m.admin_security_codes_renew_lead()}</p>
				<Button type="submit" name="intent" value="renew-codes" look="secondary">
					{m.admin_security_codes_renew()}
				</Button>
			</Form>
		)}
	</Part>
);

const NewCodes = ({ codes }: { codes: readonly string[] }) => (
	<section className="panel grid gap-3 border-good" aria-labelledby="new-codes">
		<h2 id="new-codes" className="flex items-center gap-2 text-lg">
			<ShieldCheck aria-hidden size={22} className="text-good" /> {m.admin_security_new_codes()}
		</h2>
		<p>{m.admin_security_new_codes_lead()}</p>
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 font-semibold tabular-nums select-all">
			{codes.map((code) => (
				<li key={code} className="rounded-md bg-sunken px-3 py-2">
					{code}
				</li>
			))}
		</ul>
	</section>
);
