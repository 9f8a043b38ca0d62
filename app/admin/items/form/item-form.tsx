import {
	type FormEvent,
	type KeyboardEvent,
	lazy,
	Suspense,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/primitives/button";
import { FaultSummary } from "../../../ui/primitives/field";
import { AdminLink } from "../../shell/admin-link";
import { ScreenHeading } from "../../shell/screen-heading";
import type { Fields } from "../fields/field";
import type { FormAgain } from "../item-forms.server";
import type { ItemScreenData } from "../item-screen.server";
import { StatusBadges } from "../status-badges";
import { clockTime } from "./clock-time";
import { faultWords } from "./fault-words";
import { FieldView } from "./field-view";
import { FormContext, type FormOf } from "./form-context";
import { LiveCard } from "./live-card";
import { PresenceNote } from "./presence-note";
import { SaveBar } from "./save-bar";
import { TextField } from "./text-box";
import { TimedField } from "./timed-field";
import { typedFields, typedSince } from "./typed-fields";
import type { Unreachable } from "./unreachable";
import { forgetLocalDraft, type LocalDraft, localDraft, useKeptDraft } from "./use-kept-draft";

const ConflictChoices = lazy(() => import("./conflict-choices"));

interface Shown {
	/** Fields with other contents are new fields. */
	version: number;
	fields: Fields;
	base: number;
}

/** The form of an item of any kind. */
export function ItemForm({
	data,
	again: response,
}: {
	data: ItemScreenData;
	again: FormAgain | Unreachable | undefined;
}) {
	const again = response && response.outcome !== "unreachable" ? response : undefined;
	const form = useRef<HTMLFormElement>(null);
	const [shown, setShown] = useState<Shown>({
		version: 0,
		fields: again?.fields ?? data.fields,
		base: again?.base ?? data.base,
	});
	const draft = useKeptDraft(form, { author: data.author, kind: data.kind, item: data.item, base: shown.base });
	const [local, setLocal] = useState<LocalDraft | null>(null);
	const isBusy = useNavigation().state === "submitting";
	const [query] = useSearchParams();
	const baseline = useRef<Fields | null>(null);
	const { reset, touch } = draft;

	/** Shows other contents; what was typed since the form was sent stays. */
	const replace = useCallback((fields: Fields, base: number) => {
		const since = form.current && baseline.current ? typedSince(baseline.current, typedFields(form.current)) : {};
		setShown(({ version }) => ({ version: version + 1, fields: { ...fields, ...since }, base }));
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields that are shown now are the ones to compare with.
	useEffect(() => {
		if (form.current) baseline.current = typedFields(form.current);
	}, [shown.version]);

	const first = useRef({ data, again });
	useEffect(() => {
		if (first.current.data === data) return;
		first.current.data = data;
		reset();
		replace(data.fields, data.base);
	}, [data, replace, reset]);
	useEffect(() => {
		if (first.current.again === again) return;
		first.current.again = again;
		if (!again) return;
		touch();
		if (again.outcome === "conflict") replace(again.fields, again.base);
	}, [again, replace, touch]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the last visit left is looked for once.
	useEffect(() => {
		const of = { author: data.author, kind: data.kind, item: data.item, base: data.base };
		const found = localDraft(of);
		if (!found || !form.current) return;
		if (Object.keys(typedSince(found.fields, typedFields(form.current))).length === 0) forgetLocalDraft(of);
		else setLocal(found);
	}, []);

	const faults = useMemo(
		() => new Map((again?.faults ?? []).map(({ name, fault }) => [name, faultWords(fault)])),
		[again],
	);
	const context = useMemo(
		(): FormOf => ({
			fields: shown.fields,
			description: data.parts.flatMap(({ fields }) => fields),
			faults,
			outdated: new Set(data.outdated),
			shared: { ...data.shared, ...again?.shared },
			choices: data.choices,
			pictures: data.pictures,
			focus: again?.focus ?? null,
			touch,
		}),
		[shown.fields, data, again, faults, touch],
	);
	const isDirty = draft.kept.state !== "untouched" || data.draftAt !== null;
	const sent = (event: FormEvent<HTMLFormElement>) => {
		baseline.current = typedFields(event.currentTarget);
		draft.stop();
	};
	const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || !data.mayEdit) return;
		event.preventDefault();
		event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLElement>("button[value=save]"));
	};
	const place = `/admin/items/${data.kind}/${data.item}`;
	return (
		<FormContext.Provider value={context}>
			<p className="pb-1 text-sm">
				<AdminLink to={`/admin/items/${data.kind}`}>{data.kindName}</AdminLink>
			</p>
			<ScreenHeading title={data.name} guide="items">
				<StatusBadges statuses={data.statuses} />
			</ScreenHeading>
			<div className="item-screen">
				<Form
					ref={form}
					method="post"
					preventScrollReset
					replace
					onSubmit={sent}
					onInput={draft.touch}
					onKeyDown={saveByKey}
					aria-busy={isBusy}
					className="item-form"
				>
					{/* What Enter in a field presses. */}
					<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="hidden-submit" />
					<input type="hidden" name="_base" value={shown.base} />
					<Notes
						data={data}
						again={again}
						isUnreachable={response?.outcome === "unreachable"}
						isSaved={query.get("saved")}
					/>
					{local && (
						<p className="item-note" role="status">
							<span className="min-w-0 flex-1">{m.admin_items_left_here({ time: clockTime(local.at) })}</span>
							<Button
								size="small"
								onClick={() => {
									baseline.current = null;
									setShown(({ version }) => ({ version: version + 1, fields: local.fields, base: local.base }));
									setLocal(null);
									touch();
								}}
							>
								{m.admin_items_bring_back()}
							</Button>
							<Button
								size="small"
								look="secondary"
								onClick={() => {
									forgetLocalDraft({ author: data.author, kind: data.kind, item: data.item, base: 0 });
									setLocal(null);
								}}
							>
								{m.admin_items_discard()}
							</Button>
						</p>
					)}
					{!data.isNew && <PresenceNote place={place} atFirst={data.others} />}
					{again?.outcome === "conflict" && (
						<Suspense>
							<ConflictChoices conflicts={again.conflicts} by={again.by ?? m.admin_items_somebody()} />
						</Suspense>
					)}
					<fieldset disabled={!data.mayEdit} key={shown.version} className="grid min-w-0 gap-5">
						{data.isNew && (
							<section className="panel">
								<TextField
									name="_item"
									label={m.admin_items_new_name()}
									help={m.admin_items_new_name_help()}
									max={80}
									value={again?.item ?? ""}
									isOptional
								/>
							</section>
						)}
						{data.parts.map(({ title, fields }) => (
							<section key={title} className="panel grid gap-5" aria-label={title}>
								<h2 className="text-lg">{title}</h2>
								{fields.map((field) => (
									<FieldView key={field.name} field={field} name={field.name} />
								))}
							</section>
						))}
						<section className="panel grid gap-3" aria-labelledby="timed">
							<h2 id="timed" className="text-lg">
								{m.admin_items_timed()}
							</h2>
							<p className="text-xs text-ink-soft">{m.admin_items_timed_help()}</p>
							<TimedField />
						</section>
					</fieldset>
					{Object.entries(data.choices).map(([name, options]) => (
						<datalist key={name} id={`choices-${name}`}>
							{options.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</datalist>
					))}
					{data.mayEdit && <SaveBar kept={draft.kept} draftAt={data.draftAt} savedBy={data.savedBy} isBusy={isBusy} />}
					{data.mayEdit && !data.isNew && <OtherActions data={data} />}
				</Form>
				{data.preview && <LiveCard item={data.item} preview={data.preview} version={data.newest} isDirty={isDirty} />}
			</div>
		</FormContext.Provider>
	);
}

function Notes({
	data,
	again,
	isUnreachable,
	isSaved,
}: {
	data: ItemScreenData;
	again: FormAgain | undefined;
	isUnreachable: boolean;
	isSaved: string | null;
}) {
	const isFaulty = again && (again.outcome === "faults" || again.outcome === "refused");
	return (
		<>
			{isUnreachable && (
				<FaultSummary title={m.admin_items_unreachable()} faults={[]}>
					{m.admin_items_unreachable_lead()}
				</FaultSummary>
			)}
			{isFaulty && (
				<FaultSummary
					title={m.admin_items_not_saved()}
					faults={again.faults.map(({ name, label, fault }) => ({
						field: name,
						text: `${label}: ${faultWords(fault)}`,
					}))}
				>
					{again.sentences.map((sentence) => (
						<p key={sentence} lang={again.outcome === "refused" ? "en" : undefined}>
							{sentence}
						</p>
					))}
				</FaultSummary>
			)}
			{!data.mayEdit && <p className="item-note">{m.admin_items_not_yours()}</p>}
			{isSaved && !again && !isUnreachable && (
				<p className="item-note item-note-good" role="status">
					<span className="min-w-0 flex-1">{savedWords[isSaved]?.() ?? m.admin_items_saved()}</span>
					<AdminLink to="/admin/review">{m.admin_review()}</AdminLink>
				</p>
			)}
			{data.draftAt && !again && (
				<p className="item-note" role="status">
					<span className="min-w-0 flex-1">
						{m.admin_items_unsaved({ time: clockTime(data.draftAt) })}
						{data.newest > data.base &&
							` ${m.admin_items_saved_meanwhile({ name: data.savedBy?.name ?? m.admin_items_somebody() })}`}
					</span>
					<button type="submit" name="intent" value="save" className={buttonClass({ size: "small" })}>
						{m.admin_items_save()}
					</button>
					<button
						type="submit"
						name="intent"
						value="discard"
						className={buttonClass({ look: "secondary", size: "small" })}
					>
						{m.admin_items_discard()}
					</button>
				</p>
			)}
			{data.problems.length > 0 && (
				<div className="item-note item-note-problems">
					<p className="font-semibold">{m.admin_items_problems()}</p>
					<ul className="list-disc pl-5">
						{data.problems.map((problem) => (
							<li key={problem}>{problem}</li>
						))}
					</ul>
				</div>
			)}
			{data.uses !== null && <p className="text-sm text-ink-soft">{m.admin_items_uses({ count: data.uses })}</p>}
		</>
	);
}

const savedWords: Readonly<Record<string, () => string>> = {
	saved: m.admin_items_saved,
	merged: m.admin_items_merged,
	unchanged: m.admin_items_unchanged,
};

function OtherActions({ data }: { data: ItemScreenData }) {
	return (
		<div className="grid gap-2">
			<p className="flex flex-wrap gap-2">
				<AdminLink
					to={`/admin/items/${data.kind}/new?from=${data.item}`}
					className={buttonClass({ look: "secondary", size: "small" })}
				>
					{m.admin_items_duplicate()}
				</AdminLink>
				<AdminLink
					to={`/admin/history/${data.kind}/${data.item}`}
					className={buttonClass({ look: "secondary", size: "small" })}
				>
					{m.admin_items_history()}
				</AdminLink>
			</p>
			<details className="panel">
				<summary className="cursor-pointer text-sm font-semibold text-bad">{m.admin_items_remove()}</summary>
				<p className="py-2 text-sm">{m.admin_items_remove_lead({ name: data.name })}</p>
				<button
					type="submit"
					name="intent"
					value="remove"
					formNoValidate
					className={buttonClass({ size: "small" }, "item-remove")}
				>
					{m.admin_items_remove_now({ name: data.name })}
				</button>
			</details>
		</div>
	);
}
