interface TodayLine {
	text: string;
	detail?: string;
	to?: string;
}

/** Something that waits for somebody, and where it is done. */
export interface Matter {
	id: string;
	title: string;
	/** Where they are, in one line. */
	lead?: string;
	lines: TodayLine[];
	/** How many there are in all. */
	count: number;
	action: { label: string; to: string } | null;
	isUrgent?: boolean;
}
