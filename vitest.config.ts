import { defineConfig } from "vitest/config";

// Without the React Router plugin: it wraps what routes export, and tests want the exports as they are.
export default defineConfig({
	test: {
		projects: [
			{ test: { name: "unit", include: ["{app,db,scripts,server}/**/*.test.{ts,tsx}"] } },
			{
				test: {
					name: "http",
					include: ["tests/http/**/*.test.ts"],
					globalSetup: "tests/http/prepare.ts",
					// A site starts in seconds; on a busy machine in many.
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
