import { Send } from "lucide-react";
import { useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { CaptchaField } from "../../platform/captcha-field";
import { currentLocale, ownName } from "../../platform/language";
import { SiteLink } from "../../platform/site-link";
import { Button } from "../../ui/primitives/button";
import { CheckboxField, FaultSummary, SelectField, TextAreaField, TextField } from "../../ui/primitives/field";
import { keepDraft } from "./message-draft";
import type { MessageField, TypedMessage } from "./message-schema.server";
import { topicName, topics } from "./topics";

interface FormStore {
	id: string;
	name: string;
	city: string;
	phone: { text: string; link: string } | "" | undefined;
}

/** Why the last submission was rejected. */
interface Refused {
	title: string;
	faults: { field: MessageField; text: string }[];
	isOurFault: boolean;
	/** The submitted values, as the server returned them. */
	typed?: TypedMessage;
}

/**
 * CONTACT-1. A plain form that the server handles; scripts only avoid the page load. The fields are native and
 * uncontrolled, so nothing typed is lost before hydration or when a submission fails. The links do not prefetch: React
 * Router reloads the page when a prefetch fails, which would empty the form.
 */
export function MessageForm({
	filledIn,
	sentBefore,
	stores,
}: {
	filledIn: {
		chosen: string | null;
		topic: string;
		message: string;
		/** The limit of the message, formatted. */
		mostCharacters: string;
		asksCaptcha: boolean;
		/** From the server: long sentences that the script need not carry in every language. */
		consent: { words: string; hint: string };
	};
	/** The result of a submission without scripts. */
	sentBefore: Refused | undefined;
	stores: readonly FormStore[];
}) {
	const { search } = useLocation();
	const fetcher = useFetcher<Refused>({ key: `message${search}` });
	const refused = fetcher.data ?? sentBefore;
	const typed = refused?.typed;
	const isSending = fetcher.state !== "idle";
	// A double click can come before the next render.
	const isUnderWay = useRef(false);
	const faultOf = (field: MessageField) => refused?.faults.find((fault) => fault.field === field)?.text;
	return (
		<fetcher.Form
			// A different subject needs a fresh form.
			key={search}
			ref={keepDraft}
			method="post"
			noValidate
			aria-label={m.contact_form_heading()}
			className="grid gap-6 rounded-lg border border-line bg-raised p-5 shadow-card sm:p-8"
			onSubmit={async (event) => {
				event.preventDefault();
				if (isUnderWay.current) return;
				isUnderWay.current = true;
				await fetcher.submit(event.currentTarget);
				isUnderWay.current = false;
			}}
		>
			{refused && !isSending && (
				<FaultSummary title={refused.title} faults={refused.faults}>
					{refused.isOurFault && <StorePhones stores={stores} />}
				</FaultSummary>
			)}
			<TextField
				name="name"
				label={m.contact_name()}
				defaultValue={typed?.name}
				error={faultOf("name")}
				autoComplete="name"
				required
			/>
			<fieldset className="grid gap-3">
				<legend className="mb-3 text-ink-soft">{m.contact_one_of_two()}</legend>
				<div className="grid gap-6 sm:grid-cols-2">
					<TextField
						name="email"
						type="email"
						label={m.contact_email()}
						hint={m.contact_email_hint()}
						defaultValue={typed?.email}
						error={faultOf("email")}
						autoComplete="email"
					/>
					<TextField
						name="phone"
						type="tel"
						label={m.contact_phone()}
						hint={m.contact_phone_hint()}
						defaultValue={typed?.phone}
						error={faultOf("phone")}
						autoComplete="tel"
					/>
				</div>
			</fieldset>
			<div className="grid gap-6 sm:grid-cols-2">
				<SelectField
					name="store"
					label={m.contact_store()}
					defaultValue={typed?.store ?? filledIn.chosen ?? ""}
					error={faultOf("store")}
				>
					<option value="">{m.contact_any_store()}</option>
					{stores.map(({ id, name, city }) => (
						<option key={id} value={id}>
							{city.startsWith(name) ? city : `${name} (${city})`}
						</option>
					))}
				</SelectField>
				<SelectField
					name="language"
					label={m.contact_language()}
					defaultValue={typed?.language ?? currentLocale()}
					error={faultOf("language")}
				>
					{locales.map((locale) => (
						<option key={locale} value={locale} lang={locale}>
							{ownName(locale)}
						</option>
					))}
				</SelectField>
			</div>
			<SelectField
				name="topic"
				label={m.contact_topic()}
				defaultValue={typed?.topic ?? filledIn.topic}
				error={faultOf("topic")}
			>
				{topics.map((topic) => (
					<option key={topic} value={topic}>
						{topicName(topic)}
					</option>
				))}
			</SelectField>
			<TextAreaField
				name="message"
				label={m.contact_message()}
				hint={m.contact_message_hint({ most: filledIn.mostCharacters })}
				defaultValue={typed?.message ?? filledIn.message}
				error={faultOf("message")}
				required
			/>
			<CheckboxField
				name="consent"
				value={filledIn.consent.words}
				label={filledIn.consent.words}
				mark={m.contact_optional()}
				hint={<ConsentHint words={filledIn.consent.hint} />}
				defaultChecked={Boolean(typed?.consent) && !faultOf("consent")}
				error={faultOf("consent")}
			/>
			{filledIn.asksCaptcha && <CaptchaField />}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" size="large" aria-busy={isSending} className="max-sm:w-full">
					<Send aria-hidden size={18} /> {isSending ? m.contact_sending() : m.contact_send()}
				</Button>
				<p className="text-sm text-ink-soft">
					<SiteLink to="/privacy#messages" prefetch="none" className="font-semibold text-accent">
						{m.contact_privacy()}
					</SiteLink>
				</p>
			</div>
			<p role="status" className="sr-only">
				{isSending ? m.contact_sending() : ""}
			</p>
		</fetcher.Form>
	);
}

/** LEGAL-6 */
const ConsentHint = ({ words }: { words: string }) => (
	<>
		{words}{" "}
		<SiteLink to="/privacy#calls-and-texts" prefetch="none" className="font-semibold text-accent underline">
			{m.privacy_title()}
		</SiteLink>
		{" · "}
		<SiteLink to="/terms" prefetch="none" className="font-semibold text-accent underline">
			{m.terms_title()}
		</SiteLink>
	</>
);

/** Shown when the site cannot store the message. */
const StorePhones = ({ stores }: { stores: readonly FormStore[] }) => (
	<ul className="flex flex-wrap gap-x-6 gap-y-1">
		{stores.map(
			({ id, name, phone }) =>
				phone && (
					<li key={id}>
						{name}:{" "}
						<a href={phone.link} className="inline-flex min-h-8 items-center font-semibold text-accent">
							{phone.text}
						</a>
					</li>
				),
		)}
	</ul>
);
