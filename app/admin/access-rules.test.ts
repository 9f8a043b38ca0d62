import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "../routes";
import { abilityFor, accessRules, openRoutes, ruleOf } from "./access-rules";
import { type Ability, abilities, may, needsRecentProof, roles } from "./staff";
import { isProven, proofFor } from "./staff-context.server";

/** The patterns of all routes, written as the rules write them. */
const patternsOf = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
	entries.flatMap(({ path, children }) => {
		const pattern = path ? `${parent}/${path.replace(/^\//, "")}` : parent;
		return children ? patternsOf(children, pattern) : [pattern || "/"];
	});
const backOffice = patternsOf(routes).filter((pattern) => /^\/admin(\/|$)/.test(pattern));

describe("STAFF-2 what the URLs of the back office take", () => {
	test("every route has a rule or is open on purpose, and every rule has a route", () => {
		expect([...Object.keys(accessRules), ...openRoutes].toSorted()).toEqual([...new Set(backOffice)].toSorted());
	});

	test("a route without a rule is closed to everybody", () => {
		expect(ruleOf("/admin/invented")).toBeUndefined();
		expect(ruleOf("/constructor")).toBeUndefined();
		for (const method of ["GET", "POST"]) expect(abilityFor(undefined, method, null)).toBeNull();
	});

	test("a form without a rule, or with an intent without one, is closed", () => {
		const rule = { read: "see", write: { save: "edit" } } as const;
		expect(abilityFor({ read: "see" }, "POST", null)).toBeNull();
		expect(abilityFor(rule, "POST", null)).toBeNull();
		expect(abilityFor(rule, "POST", "publish")).toBeNull();
		expect(abilityFor(rule, "POST", "toString")).toBeNull();
		expect(abilityFor(rule, "POST", "save")).toBe("edit");
	});
});

describe("STAFF-1 roles", () => {
	const allowed: Record<Ability, string> = {
		see: "owner manager clerk",
		edit: "owner manager clerk",
		publish: "owner manager",
		"publish-hours": "owner manager clerk",
		answer: "owner manager clerk",
		export: "owner manager",
		"manage-staff": "owner",
		"see-staff": "owner",
		"see-log": "owner",
		"change-factors": "owner manager clerk",
	};

	test.each(Object.entries(allowed))("%s is for %s", (ability, names) => {
		const can = roles.filter((role) => may({ role, stores: [] }, ability as Ability));
		expect(can.join(" ")).toBe(names);
	});

	test("managers and clerks act for their own stores, owners for all", () => {
		for (const role of roles) {
			const staff = { role, stores: ["one"] };
			expect(may(staff, "publish-hours", "one")).toBe(true);
			expect(may(staff, "publish-hours", "other")).toBe(role === "owner");
		}
	});
});

describe("STAFF-3 how old a proof may be", () => {
	const MINUTE = 60_000;
	const takesRecent: Ability[] = ["publish", "publish-hours", "export", "manage-staff"];

	test.each(Object.keys(abilities) as Ability[])("%s", (ability) => {
		const isRecent = takesRecent.includes(ability);
		expect(needsRecentProof(ability)).toBe(isRecent);
		expect(proofFor(ability, true)).toBe(isRecent || ability === "change-factors" ? 15 * MINUTE : 12 * 60 * MINUTE);
		expect(proofFor(ability, false)).toBe(isRecent ? 15 * MINUTE : null);
	});

	test("counts to the millisecond, and never without a proof", () => {
		const provenAt = new Date(1_000);
		expect(isProven({ provenAt }, 500, 1_499)).toBe(true);
		expect(isProven({ provenAt }, 500, 1_500)).toBe(false);
		expect(isProven({ provenAt: null }, 500, 0)).toBe(false);
	});
});
