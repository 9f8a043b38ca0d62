const browsers = [
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
] as const;

const systems = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X|Macintosh/, "Mac"],
	[/CrOS/, "Chromebook"],
	[/Linux/, "Linux"],
] as const;

const first = (list: readonly (readonly [RegExp, string])[], text: string) =>
	list.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome, Android", "Chrome, Android (2)": each name only once, so that their buttons can be told apart. */
export function deviceNames(userAgents: readonly string[], unknown: string): string[] {
	const seen = new Map<string, number>();
	return userAgents.map((userAgent) => {
		const name = deviceName(userAgent) ?? unknown;
		const count = (seen.get(name) ?? 0) + 1;
		seen.set(name, count);
		return count === 1 ? name : `${name} (${count})`;
	});
}

/** Enough for people to recognise their own devices. */
function deviceName(userAgent: string): string | null {
	const names = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean);
	return names.length > 0 ? names.join(", ") : null;
}
