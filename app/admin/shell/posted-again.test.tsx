import pino from "pino";
import { renderToStaticMarkup } from "react-dom/server";
import { redirect } from "react-router";
import { expect, test } from "vitest";
import { BackOfficeProblem } from "./back-office-problem";
import { keepPosted, type PostedAgain } from "./posted-again.server";

const silent = pino({ level: "silent" });
const sent = () =>
	new Request("https://site.invalid/admin/items/deal/x", {
		method: "POST",
		body: new URLSearchParams([
			["intent", "save"],
			["title.en", 'Typed "so far" <b>'],
			["features.#", "a"],
			["features.#", "b"],
		]),
	});

interface Thrown {
	data: PostedAgain;
	init: { status: number };
}

async function failed(work: () => Promise<unknown>): Promise<Thrown> {
	try {
		await keepPosted(sent(), silent, work);
	} catch (thrown) {
		return thrown as Thrown;
	}
	throw new Error("The work did not fail.");
}

test("FORM-8 a form that the database cannot take comes back with everything that was sent", async () => {
	const { data, init } = await failed(async () => {
		throw new Error("connection refused");
	});
	expect(init.status).toBe(503);
	expect(data.posted).toEqual([
		["intent", "save"],
		["title.en", 'Typed "so far" <b>'],
		["features.#", "a"],
		["features.#", "b"],
	]);
	const html = renderToStaticMarkup(<BackOfficeProblem status={503} posted={data.posted} />);
	expect(html).toContain('name="title.en" value="Typed &quot;so far&quot; &lt;b&gt;"');
	expect(html.match(/name="features\.#"/g)).toHaveLength(2);
});

test("FORM-8 intended responses pass, and so does what succeeds", async () => {
	const response = redirect("/admin");
	expect(
		await failed(async () => {
			throw response;
		}),
	).toBe(response);
	expect(await keepPosted(sent(), silent, async () => "done")).toBe("done");
});
