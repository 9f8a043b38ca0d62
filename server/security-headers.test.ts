import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withPolicy } from "./security-headers";

const mark = "mark-of-this-rendering";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("only scripts with this rendering's mark may run, and the mark is taken off", () => {
	const smuggled = [
		"<script>steal()</script>",
		'<script nonce="guessed">guess()</script>',
		'<script nonce="">empty()</script>',
		`<p title='<script>quoted()</script>'></p>`,
	];
	const { html, policy } = withPolicy(
		`<script nonce="${mark}">ours()</script><script type="module" async="" nonce="${mark}">import "/a.js"</script>` +
			`<script nonce="${mark}" src="/b.js"></script><link rel="stylesheet" nonce="${mark}"/>${smuggled.join("")}`,
		mark,
	);
	expect(/script-src ([^;]*);/.exec(policy)?.[1]).toBe(`'self' ${hash("ours()")} ${hash('import "/a.js"')}`);
	expect(html).not.toContain(mark);
	expect(html).toContain('<script>ours()</script><script type="module" async="">');
});
