import { z } from "zod";
import { splitSlug, storyPattern } from "../../db/story-slug";

const slug = z
	.string()
	.max(103)
	.refine((given) => storyPattern.test(splitSlug(given).story));
const text = z.string().min(1);

/** A command's request. It may arrive over the socket of the running site, so it is validated. */
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
	z.object({ ask: z.literal("back up") }),
]);

/** Before dates are parsed. */
export type CommandRequest = z.input<typeof commandRequest>;
