import { CaseSelect } from "./case-select";
import type { CaseListing } from "./phone-cases.server";

/** ACT-8: the first question about a case. */
export const PhoneChoice = ({ listing: { models, filter, words } }: { listing: CaseListing }) => (
	<CaseSelect
		name="model"
		label={words.whichPhone}
		defaultValue={filter.model}
		className="mb-4 lg:flex-col lg:items-stretch lg:gap-1"
	>
		<option value="">{words.anyPhone}</option>
		{models.map((group) => (
			<optgroup key={group.make} label={group.make}>
				{group.models.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</optgroup>
		))}
	</CaseSelect>
);
