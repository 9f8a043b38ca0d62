import fc from "fast-check";
import { expect, test } from "vitest";
import { meterInput, passwordFaults } from "./password-strength.server";

test("whatever is typed, the meter gets a bounded amount of it", () => {
	const long = fc.string({ maxLength: 400, size: "max" });
	const labels = fc.array(fc.string({ minLength: 3, maxLength: 8 }), { maxLength: 80, size: "max" });
	fc.assert(
		fc.property(long, long, labels, (password, name, parts) => {
			const { password: judged, known } = meterInput(password, [name, `a@${parts.join(".")}`]);
			expect(judged.length).toBeLessThanOrEqual(48);
			expect(known.length).toBeLessThanOrEqual(16);
			for (const word of known) expect(word.length).toBeLessThanOrEqual(32);
			expect(new Set(known).size).toBe(known.length);
		}),
	);
});

test("the name and the address are among what the meter knows, each once", () => {
	const { known } = meterInput("", ["Ana López Ana", "ana.lopez@example.com"]);
	expect(known).toEqual(expect.arrayContaining(["ana", "lópez", "lopez", "palmetto"]));
	expect(known.filter((word) => word === "ana")).toHaveLength(1);
});

test("a password is judged while the event loop goes on", async () => {
	await passwordFaults("load the word lists", []);
	let rounds = 0;
	const count = () => {
		rounds++;
		next = setImmediate(count);
	};
	let next = setImmediate(count);
	expect(await passwordFaults("pAs5w0rd-4@8({[<3691!|7+0$5%2zx".repeat(4), [])).toEqual([]);
	clearImmediate(next);
	expect(rounds).toBeGreaterThan(0);
});

test("many at once: a full queue refuses at once and recovers", async () => {
	const results = await Promise.allSettled(Array.from({ length: 60 }, (_, count) => passwordFaults(`Kz${count}`, [])));
	expect(results.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
	expect(await passwordFaults("seven quiet harbor lanterns", [])).toEqual([]);
});
