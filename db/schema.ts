import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The stories (DATA-1). */
export const blogPosts = pgTable(
	"blog_posts",
	{
		id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
		slug: text("slug").notNull().unique(),
		title: text("title").notNull(),
		excerpt: text("excerpt"),
		content: text("content").notNull(),
		category: text("category").notNull(),
		authorName: text("author_name").notNull(),
		tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
		/** Minutes. */
		readTime: integer("read_time").notNull(),
		featuredImageUrl: text("featured_image_url"),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		published: boolean("published").notNull().default(false),
		featured: boolean("featured").notNull().default(false),
	},
	(table) => [index("blog_posts_newest").on(table.createdAt.desc(), table.id.desc()).where(sql`${table.published}`)],
);
