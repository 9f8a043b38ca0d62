import { defineConfig } from "vitest/config";

/** `expect.poll` ends when the state is there; on a busy machine its default of one second is too short. */
const waiting = { poll: { timeout: 30_000 } };

// Without the React Router plugin: it wraps what routes export, and tests want the exports as they are.
export default defineConfig({
	test: {
		// Tests by request mostly wait: for mails, for servers that start.
		maxWorkers: 3,
		projects: [
			{
				test: {
					name: "unit",
					expect: waiting,
					include: ["{app,db,scripts,server}/**/*.test.{ts,tsx}"],
					// Some open a database or parse the worst there is; on a busy machine that takes its time.
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{ test: { name: "fuzz", expect: waiting, include: ["tests/fuzz/**/*.test.ts"], hookTimeout: 120_000 } },
			{
				test: {
					name: "http",
					expect: waiting,
					include: ["tests/{http,rendering}/**/*.test.ts"],
					globalSetup: "tests/http/prepare.ts",
					// A site starts in seconds; on a busy machine in many.
					testTimeout: 300_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "attacks",
					expect: waiting,
					include: ["tests/attacks/**/*.test.ts"],
					globalSetup: "tests/http/prepare.ts",
					testTimeout: 300_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "faults",
					expect: waiting,
					include: ["tests/faults/**/*.test.ts"],
					globalSetup: "tests/http/prepare.ts",
					// `npm run soak` has them do everything many times over.
					testTimeout: 600_000 * Number(process.env.FAULT_ROUNDS ?? 1),
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "engines",
					expect: waiting,
					include: ["tests/engines/**/*.test.ts"],
					// Starting a browser on a busy machine takes its time.
					testTimeout: 300_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
