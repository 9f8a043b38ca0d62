import { z } from "zod";
import { roles } from "../../app/admin/staff";
import { splitSlug, storyPattern } from "../../db/story-slug";

const slug = z
	.string()
	.max(103)
	.refine((given) => storyPattern.test(splitSlug(given).story));
const text = z.string().min(1);

/** A command's request. It may arrive over the socket of the running site, so it is validated. */
/** The mail address of the account that a change is attributed to. */
const by = z.string().optional();

export const commandRequest = z.discriminatedUnion("ask", [
	z.object({ ask: z.literal("list stories") }),
	z.object({
		ask: z.literal("add story"),
		replace: z.boolean(),
		isTranslation: z.boolean().default(false),
		story: z.object({
			slug,
			title: text,
			excerpt: z.string().nullable(),
			content: text,
			category: text,
			authorName: text,
			tags: z.array(text),
			readTime: z.int().positive(),
			featuredImageUrl: z.string().nullable(),
			createdAt: z.iso.datetime().transform((moment) => new Date(moment)),
			published: z.boolean(),
			featured: z.boolean(),
		}),
	}),
	z.object({ ask: z.enum(["publish story", "unpublish story", "remove story"]), slug: z.string() }),
	z.object({ ask: z.enum(["list messages", "export messages"]) }),
	z.object({ ask: z.literal("show message"), id: z.string() }),
	z.object({ ask: z.enum(["show personal data", "delete personal data"]), who: z.string() }),
	z.object({ ask: z.literal("back up") }),
	z.object({ ask: z.enum(["export catalogue", "show catalogue changes"]) }),
	z.object({ ask: z.literal("undo release"), by }),
	z.object({ ask: z.literal("import catalogue"), content: z.string(), dryRun: z.boolean(), by }),
	z.object({ ask: z.literal("publish catalogue"), note: z.string().max(500).optional(), by }),
	z.object({ ask: z.literal("show catalogue history"), item: z.string().optional() }),
	z.object({
		ask: z.literal("invite staff"),
		email: z.email().max(254),
		role: z.enum(roles),
		stores: z.array(text.max(100)).max(100),
	}),
	z.object({ ask: z.literal("list staff") }),
	z.object({ ask: z.enum(["remove staff", "restore staff"]), email: text.max(254) }),
	z.object({ ask: z.literal("list prices"), days: z.int().min(0) }),
	z.object({ ask: z.literal("confirm prices"), items: z.array(text), source: text.max(500), by }),
]);

/** Before dates are parsed. */
export type CommandRequest = z.input<typeof commandRequest>;
