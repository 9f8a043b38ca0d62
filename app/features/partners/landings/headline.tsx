/** A line for each sentence, so that none begins at another's end. */
export const Headline = ({ text }: { text: string }) =>
	text.split(/(?<=\.) /).map((sentence) => (
		<span key={sentence} className="block">
			{sentence}{" "}
		</span>
	));
