import { expect, test } from "vitest";
import { sanitizeStory } from "./sanitize-story.server";

test.each([
	["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
	["an event handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
	["a javascript address", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
	["a disguised one", '<a href="java&#x0A;script:alert(1)">a</a>', "<a>a</a>"],
	["a data address", '<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
	["an image with a handler", "<img src=x onerror=alert(1)>", ""],
	["a frame", '<iframe src="https://example.com"></iframe>', ""],
	["an SVG", "<svg><script>alert(1)</script></svg>", ""],
	["a style", '<p style="position:fixed">a</p><style>*{}</style>', "<p>a</p>"],
	["a form", '<form action="/x"><input name="a"></form>', ""],
	["an unclosed tag", "<p>a<script", "<p>ascript</p>"],
	["a first heading", "<h1>a</h1>", "<h2>a</h2>"],
])("POST-1 %s does not get through", (_, hostile, safe) => {
	expect(sanitizeStory(hostile)).toBe(safe);
});

test("POST-1 what a story is made of stays", () => {
	const story =
		'<h2>A</h2><p><strong>b</strong> <a href="/locations">c</a></p><table><thead><tr><th>d</th></tr></thead></table>';
	expect(sanitizeStory(story)).toBe(story);
	expect(sanitizeStory('<a href="https://example.com">x</a>')).toBe(
		'<a href="https://example.com" rel="noopener nofollow" target="_blank">x</a>',
	);
});
