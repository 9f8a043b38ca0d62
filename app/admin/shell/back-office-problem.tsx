import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import type { PostedAgain } from "./posted-again.server";

const sentences: Readonly<Record<number, () => string>> = {
	503: m.admin_problem_unreachable,
	403: m.admin_problem_forbidden,
	404: m.admin_problem_missing,
};

/** A form that could not be handled, with everything that was typed, ready to be sent once more. */
const SendAgain = ({ posted }: PostedAgain) => (
	<form method="post" className="grid justify-items-start gap-3">
		{posted.map(([name, value], index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: they never move, and names may repeat.
			<input key={index} type="hidden" name={name} value={value} />
		))}
		<button type="submit" className={buttonClass()}>
			{m.admin_send_again()}
		</button>
		<details>
			<summary className="cursor-pointer py-2 text-sm">{m.admin_what_was_typed()}</summary>
			<pre className="max-w-full overflow-x-auto text-xs whitespace-pre-wrap">
				{posted
					.filter(([name, value]) => value !== "" && !/^_|^intent$|\.#$/.test(name))
					.map(([name, value]) => `${name}: ${value}`)
					.join("\n")}
			</pre>
		</details>
	</form>
);

/** Instead of a screen that cannot be shown. */
export function BackOfficeProblem({
	status,
	posted = [],
}: {
	status: number;
	posted?: PostedAgain["posted"] | undefined;
}) {
	return (
		<div className="grid justify-items-start gap-4 p-6">
			<title>{m.admin_problem_title()}</title>
			<h1 className="text-2xl">{m.admin_problem_title()}</h1>
			<p>{(sentences[status] ?? m.admin_problem_failed)()}</p>
			{posted.length > 0 && <SendAgain posted={posted} />}
			<a href={status === 404 ? "/" : "/admin"} className={buttonClass()}>
				{status === 404 ? m.go_home() : m.admin_today()}
			</a>
		</div>
	);
}
