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

/** "Chrome, Android": enough for somebody to know their own devices again. Null when nothing is known. */
export function deviceName(userAgent: string): string | null {
	const names = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean);
	return names.length > 0 ? names.join(", ") : null;
}
