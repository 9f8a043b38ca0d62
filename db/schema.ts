import { sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { Locale } from "../app/content/words";

/** The stories (DATA-1). */
export const blogPosts = pgTable("blog_posts", {
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
});

/**
 * When the text of a story last changed after it was added; a trigger writes it. Apart, because `blog_posts` has the columns
 * of DATA-1 and no others.
 */
export const storyChanges = pgTable("story_changes", {
	postId: uuid("post_id")
		.primaryKey()
		.references(() => blogPosts.id, { onDelete: "cascade" }),
	changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});

/** The languages of `app/content/languages.ts` in their order, for the triggers; written at start (`migrate.ts`). */
export const siteLanguages = pgTable("site_languages", {
	code: text("code").primaryKey(),
	position: integer("position").notNull(),
});

/**
 * The published stories, one row per language that a story is written in. Triggers keep this table and `shown_stories`
 * (migration 0010), so that a search reads little, however many stories there are.
 */
export const storyEditions = pgTable(
	"story_editions",
	{
		postId: uuid("post_id")
			.primaryKey()
			.references(() => blogPosts.id, { onDelete: "cascade" }),
		/** The same for all translations of one story: the slug without its language. */
		story: text("story").notNull(),
		language: text("language").$type<Locale>().notNull(),
		category: text("category").notNull(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
		/** The languages whose readers are shown this edition. */
		shownTo: text("shown_to").$type<Locale>().array().notNull(),
		/** The text that searches look in: without markup, capitals and accents. */
		words: text("words").notNull(),
		/** The date in days since 1970: a search goes back in time by these. */
		day: integer("day").notNull(),
	},
	(table) => [
		unique("story_editions_once").on(table.story, table.language),
		index("story_editions_search").using("gin", table.day, table.words.op("gin_trgm_ops")),
	],
);

/**
 * The lists of stories: for readers of each language, every story once, in the edition that they are shown. The same as
 * `shown_to`, as rows, so that a list is read in order from an index.
 */
export const shownStories = pgTable(
	"shown_stories",
	{
		/** The reader's. */
		language: text("language").$type<Locale>().notNull(),
		story: text("story").notNull(),
		postId: uuid("post_id")
			.notNull()
			.references(() => blogPosts.id, { onDelete: "cascade" }),
		category: text("category").notNull(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.story, table.language] }),
		// Nulls first, as in a plain "order by … desc": with nulls last the order would not be read from the index.
		index("shown_stories_newest").on(
			table.language,
			table.createdAt.desc().nullsFirst(),
			table.postId.desc().nullsFirst(),
		),
		index("shown_stories_category").on(
			table.language,
			table.category,
			table.createdAt.desc().nullsFirst(),
			table.postId.desc().nullsFirst(),
		),
		index("shown_stories_post").on(table.postId),
	],
);

/** What visitors wrote to the dealer (CONTACT-1). */
export const contactMessages = pgTable(
	"contact_messages",
	{
		id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
		/** What the visitor is told to name when calling about it. */
		reference: text("reference").notNull().unique(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		/** The language the visitor wants to be answered in. */
		language: text("language").notNull(),
		name: text("name").notNull(),
		email: text("email"),
		phone: text("phone"),
		/** The id of a store; null where the visitor has no preference. */
		store: text("store"),
		topic: text("topic").notNull(),
		/** What the visitor was looking at, one line each. */
		subject: text("subject").array().notNull().default(sql`'{}'::text[]`),
		message: text("message").notNull(),
		/** The sentence that was agreed to, and when; null where it was not. */
		consentWording: text("consent_wording"),
		consentAt: timestamp("consent_at", { withTimezone: true }),
		/** The same for two sendings of the same words by the same visitor. */
		fingerprint: text("fingerprint").notNull(),
	},
	(table) => [
		index("contact_messages_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("contact_messages_repeated").on(table.fingerprint, table.createdAt.desc().nullsFirst()),
	],
);

/** The four tables of Better Auth; their columns are its own. */
export const users = pgTable("auth_users", {
	id: text("id").primaryKey(),
	name: text("name").notNull(),
	email: text("email").notNull().unique(),
	emailVerified: boolean("email_verified").notNull().default(false),
	image: text("image"),
	/** AUTH-1: free metadata. */
	metadata: jsonb("metadata"),
	/** The language that mails are written in. */
	language: text("language").notNull().default("en"),
	createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
	updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const sessions = pgTable(
	"auth_sessions",
	{
		id: text("id").primaryKey(),
		expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
		token: text("token").notNull().unique(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
	},
	(table) => [index("auth_sessions_user").on(table.userId)],
);

export const accounts = pgTable(
	"auth_accounts",
	{
		id: text("id").primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: timestamp("access_token_expires_at", { withTimezone: true }),
		refreshTokenExpiresAt: timestamp("refresh_token_expires_at", { withTimezone: true }),
		scope: text("scope"),
		password: text("password"),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index("auth_accounts_user").on(table.userId)],
);

export const verifications = pgTable(
	"auth_verifications",
	{
		id: text("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index("auth_verifications_identifier").on(table.identifier)],
);

/** A solved captcha is good once: the ones that were used, until they expire by themselves. */
export const usedCaptchas = pgTable("used_captchas", {
	signature: text("signature").primaryKey(),
	expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** How often something was done lately, under a keyed hash of who did it. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		key: text("key").primaryKey(),
		count: integer("count").notNull(),
		endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
	},
	(table) => [index("rate_limits_ends_at").on(table.endsAt)],
);
