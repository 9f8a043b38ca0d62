import { Languages, Link2 } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { locales } from "../../../content/words";
import { m } from "../../../paraglide/messages.js";
import { ownName } from "../../../platform/language";
import { buttonClass } from "../../../ui/primitives/button";
import { AdminLink } from "../../shell/admin-link";
import { boxClass } from "../box-class";
import { type FieldOf, first, join, sharedOf } from "../fields/field";
import type { KnownText, SpokenWords } from "../known-texts.server";
import { controlId, FaultOf, FieldGroup } from "./field-shell";
import { useForm } from "./form-context";
import { Count, useTextBox } from "./text-box";

interface Shown {
	/** The shared text that the words are taken from; "" for words of its own. */
	ref: string;
	words: SpokenWords;
	/** Boxes with other words are new boxes. */
	version: number;
}

/** A text in three languages: English first, the others beside it. */
export function WordsField({ field, name }: { field: FieldOf<"words">; name: string }) {
	const { fields, shared, touch } = useForm();
	const [shown, setShown] = useState<Shown>(() => ({
		ref: first(fields, sharedOf(name)),
		words: Object.fromEntries(locales.map((locale) => [locale, first(fields, join(name, locale))])),
		version: 0,
	}));
	const [known, setKnown] = useState<KnownText | null>(null);
	const [texts, setTexts] = useState(shared);
	const box = useRef<HTMLDivElement>(null);
	const isChanged = shown.version > 0;
	useEffect(() => {
		if (!isChanged) return;
		touch();
		box.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button, select")?.focus();
	}, [isChanged, touch]);
	const show = (ref: string, words: SpokenWords) => {
		setKnown(null);
		setShown(({ version }) => ({ ref, words, version: version + 1 }));
	};
	const look = async ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
		const found = await knownText(target.value);
		const form = target.form;
		const now = (locale: string) => (form ? String(new FormData(form).get(join(name, locale)) ?? "") : "");
		const isNews = found && (found.ref !== undefined || ["es", "pt"].some((each) => now(each) !== found.words[each]));
		setKnown(isNews && target.value.trim() !== "" ? found : null);
	};
	const accept = () => {
		if (!known) return;
		if (known.ref) {
			setTexts({ ...texts, [known.ref]: known.words });
			show(known.ref, known.words);
		} else {
			const form = box.current?.closest("form");
			const english = form ? String(new FormData(form).get(join(name, "en")) ?? "") : "";
			show("", { ...known.words, en: english });
		}
	};
	const sharedText = shown.ref === "" ? undefined : texts[shown.ref];
	return (
		<FieldGroup name={name} label={field.label} help={field.help} isOptional={field.optional}>
			<div ref={box} className="grid gap-1.5">
				{field.isBadge ? (
					<BadgeChoice name={name} value={shown.ref} onChoose={(ref) => show(ref, shown.words)} texts={texts} />
				) : (
					shown.ref !== "" && (
						<SharedText
							name={name}
							ref_={shown.ref}
							words={sharedText}
							onOwn={() => show("", sharedText ?? shown.words)}
						/>
					)
				)}
				{shown.ref === "" && (
					<div className="item-languages" key={shown.version}>
						{locales.map((locale) => (
							<OneLanguage
								key={locale}
								locale={locale}
								field={field}
								name={join(name, locale)}
								value={shown.words[locale] ?? ""}
								{...(locale === "en" && { onBlur: look })}
							/>
						))}
					</div>
				)}
				{known && (
					<p className="item-known" role="status">
						<Languages aria-hidden size={16} />
						<span>
							{known.ref ? m.admin_items_known_shared() : m.admin_items_known()}{" "}
							<span lang="es">“{known.words.es}”</span> · <span lang="pt">“{known.words.pt}”</span>
						</span>
						<button type="button" onClick={accept} className={buttonClass({ look: "secondary", size: "small" })}>
							{known.ref ? m.admin_items_use_shared() : m.admin_items_use_translations()}
						</button>
					</p>
				)}
				{shown.ref === "" && (
					<button
						type="submit"
						name="intent"
						value={`known ${name}`}
						className={buttonClass({ look: "quiet", size: "small" }, "only-without-script justify-self-start")}
					>
						{m.admin_items_look_for_known()}
					</button>
				)}
			</div>
		</FieldGroup>
	);
}

async function knownText(english: string): Promise<KnownText | null> {
	if (english.trim() === "") return null;
	try {
		const response = await fetch(`/admin/items/known?${new URLSearchParams({ en: english })}`);
		return response.ok ? ((await response.json()) as KnownText | null) : null;
	} catch {
		// An offer is a convenience: without a connection there is none.
		return null;
	}
}

function OneLanguage({
	locale,
	field,
	name,
	value,
	onBlur,
}: {
	onBlur?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
	locale: (typeof locales)[number];
	field: FieldOf<"words">;
	name: string;
	value: string;
}) {
	const { outdated } = useForm();
	const { length, box } = useTextBox({ name, rows: field.rows, value });
	const isMissing = locale !== "en" && length === 0 && !field.optional;
	const isOutdated = !isMissing && outdated.has(name);
	return (
		<div className="grid content-start gap-1">
			<div className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs">
				<label htmlFor={controlId(name)} className="text-ink-soft">
					{ownName(locale)}
					{isMissing && <strong className="item-mark">{m.admin_items_missing()}</strong>}
					{isOutdated && (
						<strong className="item-mark" title={m.admin_items_outdated_why()}>
							{m.admin_items_outdated()}
						</strong>
					)}
				</label>
				<Count length={length} max={field.max} />
			</div>
			{box({ lang: locale, ...(onBlur && { onBlur }) })}
			<FaultOf name={name} />
		</div>
	);
}

/** Words that several items share; they change in one place. */
function SharedText({
	name,
	ref_,
	words,
	onOwn,
}: {
	name: string;
	ref_: string;
	words: SpokenWords | undefined;
	onOwn: () => void;
}) {
	return (
		<div className="item-shared">
			<input type="hidden" name={sharedOf(name)} value={ref_} />
			<p className="grid gap-0.5">
				{words ? (
					locales.map((locale) => (
						<span key={locale} lang={locale} className={locale === "en" ? "font-semibold" : "text-xs text-ink-soft"}>
							{words[locale]}
						</span>
					))
				) : (
					<span className="font-semibold text-bad">{m.admin_items_shared_gone({ name: ref_ })}</span>
				)}
			</p>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
				<AdminLink to={`/admin/items/${ref_}`} className="inline-flex items-center gap-1">
					<Link2 aria-hidden size={14} /> {m.admin_items_shared()}
				</AdminLink>
				<button
					type="submit"
					name="intent"
					value={`own-words ${name}`}
					onClick={(event) => {
						event.preventDefault();
						onOwn();
					}}
					className={buttonClass({ look: "quiet", size: "small" })}
				>
					{m.admin_items_own_words()}
				</button>
			</p>
		</div>
	);
}

function BadgeChoice({
	name,
	value,
	texts,
	onChoose,
}: {
	name: string;
	value: string;
	texts: Readonly<Record<string, SpokenWords>>;
	onChoose: (ref: string) => void;
}) {
	const badges = Object.entries(texts).filter(([ref]) => ref.startsWith("badge/"));
	return (
		<select
			id={controlId(sharedOf(name))}
			name={sharedOf(name)}
			aria-label={m.admin_items_badge_choice()}
			value={value}
			onChange={({ target }) => onChoose(target.value)}
			className={`${boxClass} max-w-sm`}
		>
			<option value="">{m.admin_items_badge_own()}</option>
			{badges.map(([ref, words]) => (
				<option key={ref} value={ref}>
					{words.en}
				</option>
			))}
		</select>
	);
}
