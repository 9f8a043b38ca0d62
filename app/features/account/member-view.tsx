import { LogOut, MonitorSmartphone } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { m } from "../../paraglide/messages.js";
import type { Member } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import { Button } from "../../ui/primitives/button";
import { showToast } from "../../ui/primitives/toast-queue";
import { useAuth } from "./use-auth";

/** One line of the device list. */
export interface DeviceLine {
	id: string;
	isThisOne: boolean;
	name: string;
	since: string;
}

/** The account page when signed in: a greeting, the devices, and ways to sign out. */
export default function MemberView({ member, devices }: { member: Member; devices: readonly DeviceLine[] }) {
	const { signOut } = useAuth();
	const navigate = useNavigate();
	const leave = (where: "here" | "everywhere") => async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		try {
			const outcome = await signOut(where);
			if (outcome.ok) return void navigate(outcome.to);
			showToast({ kind: "destructive", title: m.account_error_title(), description: outcome.message });
		} catch {
			showToast({ kind: "destructive", title: m.account_error_title(), description: m.account_offline() });
		}
	};
	return (
		<div className="grid gap-8 rounded-lg border border-line bg-raised p-6 sm:p-9">
			<div>
				<h2 className="text-2xl wrap-anywhere">{m.account_hello({ name: member.name })}</h2>
				<p className="mt-2 text-ink-soft wrap-anywhere">{m.account_signed_in_as({ email: member.email })}</p>
			</div>
			<div>
				<h3 className="text-lg">{m.account_devices()}</h3>
				<ul className="mt-3 grid gap-2">
					{devices.map((device) => (
						<Device key={device.id} device={device} />
					))}
				</ul>
			</div>
			<div className="flex flex-wrap gap-3">
				<ExitForm form="sign-out" onSubmit={leave("here")}>
					<Button type="submit" size="large">
						<LogOut aria-hidden size={19} /> {devices.length > 1 ? m.account_sign_out_here() : m.account_sign_out()}
					</Button>
				</ExitForm>
				{devices.length > 1 && (
					<ExitForm form="sign-out-everywhere" onSubmit={leave("everywhere")}>
						<Button type="submit" size="large" look="secondary">
							{m.account_sign_out_everywhere()}
						</Button>
					</ExitForm>
				)}
			</div>
		</div>
	);
}

function ExitForm({
	form,
	...rest
}: {
	form: string;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	children: React.ReactNode;
}) {
	return (
		<form method="post" action={localePath("/account")} {...rest}>
			<input type="hidden" name="form" value={form} />
			{rest.children}
		</form>
	);
}

function Device({ device }: { device: DeviceLine }) {
	const { signOutDevice } = useAuth();
	const revalidator = useRevalidator();
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-3">
			<MonitorSmartphone aria-hidden size={22} className="shrink-0 text-accent" />
			<span className="mr-auto">
				<span className="block font-semibold">{device.name}</span>
				<span className="block text-sm text-ink-soft">{m.account_device_since({ day: device.since })}</span>
			</span>
			{device.isThisOne ? (
				<span className="rounded-full bg-good-soft px-3 py-1 text-sm font-semibold">{m.account_device_this()}</span>
			) : (
				<form
					method="post"
					action={localePath("/account")}
					onSubmit={async (event) => {
						event.preventDefault();
						try {
							await signOutDevice(device.id);
							await revalidator.revalidate();
						} catch {
							showToast({ kind: "destructive", title: m.account_error_title(), description: m.account_offline() });
						}
					}}
				>
					<input type="hidden" name="form" value="sign-out-device" />
					<input type="hidden" name="device" value={device.id} />
					<Button
						type="submit"
						look="secondary"
						size="small"
						aria-label={m.account_device_end({ device: device.name })}
					>
						{m.account_sign_out()}
					</Button>
				</form>
			)}
		</li>
	);
}
