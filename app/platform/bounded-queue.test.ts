import { expect, test } from "vitest";
import { boundedQueue, QueueFull } from "./bounded-queue";

test("runs so many jobs at once, lets so many wait, and rejects the rest at once", async () => {
	const queue = boundedQueue({ atOnce: 2, mostWaiting: 1 });
	const started: number[] = [];
	const jobs = [0, 1, 2].map((index) => {
		const { promise, resolve } = Promise.withResolvers<number>();
		const done = queue(() => {
			started.push(index);
			return promise;
		});
		return { done, finish: () => resolve(index) };
	});
	await expect(queue(async () => 3)).rejects.toThrow(QueueFull);
	expect(started).toEqual([0, 1]);
	jobs[1]?.finish();
	expect(await jobs[1]?.done).toBe(1);
	await Promise.resolve();
	expect(started).toEqual([0, 1, 2]);
	for (const job of jobs) job.finish();
	expect(await Promise.all(jobs.map(({ done }) => done))).toEqual([0, 1, 2]);
});

test("a job that fails frees its place", async () => {
	const queue = boundedQueue({ atOnce: 1, mostWaiting: 0 });
	await expect(queue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	expect(await queue(async () => "fine")).toBe("fine");
});
