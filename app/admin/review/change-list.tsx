import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { ownName } from "../../platform/language";
import type { ChangeLine } from "./change-lines.server";

/** Differences as sentences. What was taken out is struck through, what came in is underlined: never by colour alone. */
export function ChangeList({ lines }: { lines: readonly ChangeLine[] }) {
	return (
		<ul className="change-list">
			{lines.map(({ label, language, parts, when }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list of a revision never changes.
				<li key={index}>
					<span className="change-label">{label}</span>
					{language && <LanguageMark language={language} />}{" "}
					<span {...(language && { lang: language })}>
						{parts.map(({ text, mark }, at) => {
							const key = `${at} ${text}`;
							if (mark === "removed") return <del key={key}>{text}</del>;
							if (mark === "added") return <ins key={key}>{text}</ins>;
							return <span key={key}>{text === " → " ? <Arrow /> : text}</span>;
						})}
					</span>{" "}
					{when && <span className="change-when">{when}</span>}
				</li>
			))}
		</ul>
	);
}

const LanguageMark = ({ language }: { language: Locale }) => (
	<abbr className="change-language" title={ownName(language)}>
		{language}
	</abbr>
);

const Arrow = () => (
	<>
		<span aria-hidden="true"> → </span>
		<span className="sr-only"> {m.admin_review_becomes()} </span>
	</>
);
