import { m } from "../../../paraglide/messages.js";
import type { FieldOf } from "../fields/field";
import { FieldGroup } from "./field-shell";
import { useFirst, useForm } from "./form-context";

/** One of the pictures that the site has. The chosen one is in sight, the others are behind a disclosure. */
export function PictureField({ field, name }: { field: FieldOf<"picture">; name: string }) {
	const { pictures } = useForm();
	const stored = useFirst(name);
	const folder = stored.split("/")[0];
	const near = pictures.toSorted(
		(a, b) => Number(b.key.startsWith(`${folder}/`)) - Number(a.key.startsWith(`${folder}/`)),
	);
	const chosen = near.find(({ key }) => key === stored);
	return (
		<FieldGroup name={name} label={field.label} help={field.help} isOptional={field.optional}>
			{chosen && (
				<img src={chosen.src} alt="" width={chosen.width} height={chosen.height} className="item-picture-now" />
			)}
			<details className="item-pictures">
				<summary className="cursor-pointer py-2 text-sm">{m.admin_items_choose_picture()}</summary>
				<div className="item-picture-grid">
					{near.map(({ key, src, width, height }) => (
						<label key={key} title={key}>
							<input type="radio" name={name} value={key} defaultChecked={key === stored} />
							<img src={src} alt={key} width={width} height={height} loading="lazy" />
						</label>
					))}
				</div>
			</details>
		</FieldGroup>
	);
}
