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
					globalSetup: "tests/http/postgres-cluster.ts",
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
