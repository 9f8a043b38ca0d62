import { m } from "../../../paraglide/messages.js";
import type { ConflictChoice } from "../item-forms.server";
import { choiceName } from "../sent-form";

/** Where two people changed the same: both values, to choose from. Everything else is merged already. */
export default function ConflictChoices({ conflicts, by }: { conflicts: readonly ConflictChoice[]; by: string }) {
	return (
		<section className="item-conflicts" aria-labelledby="conflicts" role="alert">
			<h2 id="conflicts" className="text-lg">
				{m.admin_items_conflict({ name: by })}
			</h2>
			<p className="text-sm">{m.admin_items_conflict_lead()}</p>
			{conflicts.map(({ name, label, mine, theirs }, index) => (
				<fieldset key={name} className="grid gap-1">
					<input type="hidden" name="_conflict" value={name} />
					<legend className="font-semibold">{label}</legend>
					{(
						[
							["mine", m.admin_items_conflict_mine(), mine],
							["theirs", m.admin_items_conflict_theirs({ name: by }), theirs],
						] as const
					).map(([value, whose, text]) => (
						<label key={value} className="item-conflict">
							<input
								type="radio"
								name={choiceName(name)}
								value={value}
								required
								// biome-ignore lint/a11y/noAutofocus: saving needs a decision here first.
								autoFocus={index === 0 && value === "mine"}
								className="size-6 shrink-0 accent-accent lg:size-5"
							/>
							<span className="min-w-0">
								<span className="block text-xs text-ink-soft">{whose}</span>
								<span className="break-words">{text}</span>
							</span>
						</label>
					))}
				</fieldset>
			))}
		</section>
	);
}
