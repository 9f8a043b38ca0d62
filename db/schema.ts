import { sql } from "drizzle-orm";
import {
	boolean,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
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
		/** The version of that sentence (`features/contact/consent.ts`). */
		consentVersion: text("consent_version"),
		consentAt: timestamp("consent_at", { withTimezone: true }),
		/** The same for two sendings of the same words by the same visitor. */
		fingerprint: text("fingerprint").notNull(),
	},
	(table) => [
		index("contact_messages_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("contact_messages_repeated").on(table.fingerprint, table.createdAt.desc().nullsFirst()),
	],
);

/** What a visitor sent, as work for the shop: in which state it is, and who takes care of it (LEAD-1). Ends with what was sent. */
export const leads = pgTable(
	"leads",
	{
		id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
		messageId: uuid("message_id")
			.notNull()
			.unique()
			.references(() => contactMessages.id, { onDelete: "cascade" }),
		/** When it was sent. */
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
		/** The id of a store; null where no store takes care of it yet. */
		store: text("store"),
		state: text("state").$type<"done" | "new" | "open" | "snoozed" | "spam" | "waiting">().notNull().default("new"),
		/** Until then a snoozed lead is out of sight. */
		snoozedUntil: timestamp("snoozed_until", { withTimezone: true }),
		assignee: text("assignee").references(() => users.id, { onDelete: "set null" }),
		/** What searches look in: name, addresses, digits of the phone, reference and message, by `plain_words`. */
		words: text("words").notNull(),
	},
	(table) => [
		index("leads_by_state").on(table.state, table.createdAt, table.id),
		index("leads_newest").on(table.createdAt, table.id),
		index("leads_todo").on(table.createdAt, table.id).where(sql`state in ('new', 'open', 'snoozed')`),
		index("leads_by_assignee").on(table.assignee),
		// The embedded database never vacuums: a list of pending words would be read by every search.
		index("leads_search").using("gin", table.words.op("gin_trgm_ops")).with({ fastupdate: false }),
	],
);

/** What was done about a lead: its thread. Append-only; ends with its lead. */
export const leadEntries = pgTable(
	"lead_entries",
	{
		/** Chosen by the page of the form, so that a form that is sent twice counts once. */
		id: uuid("id").primaryKey(),
		lead: uuid("lead")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
		author: text("author").references(() => users.id, { onDelete: "set null" }),
		what: text("what").$type<"assigned" | "moved" | "note" | "reply" | "state">().notNull(),
		/** The note or reply; the new state; the id of the new assignee or store, empty for none. */
		text: text("text").notNull(),
	},
	(table) => [
		index("lead_entries_of").on(table.lead, table.at, table.id),
		index("lead_entries_author").on(table.author),
	],
);

/** Consents to calls and texts whose message has expired (KEEP-2). */
export const consentRecords = pgTable("consent_records", {
	/** Of the message that the consent came with. */
	reference: text("reference").primaryKey(),
	phone: text("phone").notNull(),
	wording: text("wording").notNull(),
	version: text("version"),
	agreedAt: timestamp("agreed_at", { withTimezone: true }).notNull(),
});

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
	/** Also set whenever a session begins or is extended, so that it tells when the account was last used (KEEP-3). */
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

/**
 * Every state that an item of the catalogue has ever had. Append-only: a trigger refuses changes. The primary key is the
 * optimistic lock, because the next number can be taken once.
 */
export const catalogueRevisions = pgTable(
	"catalogue_revisions",
	{
		/** One of `app/catalogue/shapes.ts`. */
		kind: text("kind").notNull(),
		item: text("item").notNull(),
		number: integer("number").notNull(),
		/** The revision that its author saw; 0 for a new item. */
		base: integer("base").notNull(),
		/** Version of the kind's shape; older ones are upgraded when read. */
		shape: smallint("shape").notNull(),
		/** Null: the item was removed. */
		data: jsonb("data"),
		cause: text("cause").$type<"edit" | "import" | "merge" | "restore" | "undo">().notNull(),
		author: text("author").references(() => users.id, { onDelete: "set null" }),
		note: text("note"),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.item, table.number] })],
);

/** What has been published. Append-only, too. */
export const catalogueReleases = pgTable("catalogue_releases", {
	number: integer("number").primaryKey(),
	/** The release whose content this one brings back. */
	restores: integer("restores"),
	author: text("author").references(() => users.id, { onDelete: "set null" }),
	note: text("note"),
	at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

/** What a release changed. An item's published revision is the one of the last release that names it. */
export const catalogueReleaseItems = pgTable(
	"catalogue_release_items",
	{
		release: integer("release")
			.notNull()
			.references(() => catalogueReleases.number),
		kind: text("kind").notNull(),
		item: text("item").notNull(),
		revision: integer("revision").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.item, table.release] }),
		foreignKey({
			name: "catalogue_release_items_revision",
			columns: [table.kind, table.item, table.revision],
			foreignColumns: [catalogueRevisions.kind, catalogueRevisions.item, catalogueRevisions.number],
		}),
	],
);

/** When the dealer confirmed a price, and from which source. Append-only; a check counts while the price is the same. */
export const priceChecks = pgTable(
	"price_checks",
	{
		id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
		kind: text("kind").notNull(),
		item: text("item").notNull(),
		price: text("price").notNull(),
		source: text("source").notNull(),
		author: text("author").references(() => users.id, { onDelete: "set null" }),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index("price_checks_item").on(table.kind, table.item, table.at.desc().nullsFirst())],
);

/** Who works in the back office. Whoever leaves stays here, inactive, so that what they did keeps its name. */
export const staff = pgTable("staff", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	role: text("role").$type<"owner" | "manager" | "clerk">().notNull(),
	/** Ids of stores; an owner has all of them. */
	stores: text("stores").array().notNull().default(sql`'{}'::text[]`),
	active: boolean("active").notNull().default(true),
	since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
});

/** Invitations by mail, valid once. The table holds hashes of their tokens only. */
export const staffInvitations = pgTable("staff_invitations", {
	tokenHash: text("token_hash").primaryKey(),
	email: text("email").notNull(),
	role: text("role").$type<"owner" | "manager" | "clerk">().notNull(),
	stores: text("stores").array().notNull().default(sql`'{}'::text[]`),
	/** Null: the command line. */
	invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
	at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
	expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
	usedAt: timestamp("used_at", { withTimezone: true }),
});

/** That a session has shown a second factor, and when it did so last. Ends with the session. */
export const staffProofs = pgTable("staff_proofs", {
	sessionId: text("session_id")
		.primaryKey()
		.references(() => sessions.id, { onDelete: "cascade" }),
	method: text("method").$type<"authenticator" | "backup-code" | "passkey">().notNull(),
	at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

/** Authenticator apps: one per person. */
export const staffAuthenticators = pgTable("staff_authenticators", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Encrypted with the site's secret. */
	secret: text("secret").notNull(),
	/** Null until a first code was entered. */
	confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
	/** The time step of the last code that was accepted: a code is good once. */
	lastStep: integer("last_step"),
});

export const staffBackupCodes = pgTable(
	"staff_backup_codes",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		codeHash: text("code_hash").notNull(),
		usedAt: timestamp("used_at", { withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const staffPasskeys = pgTable(
	"staff_passkeys",
	{
		/** The credential's id, as the browser names it. */
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Base64url. */
		publicKey: text("public_key").notNull(),
		counter: integer("counter").notNull(),
		transports: text("transports").array().notNull().default(sql`'{}'::text[]`),
		name: text("name").notNull(),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
		lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
	},
	(table) => [index("staff_passkeys_user").on(table.userId)],
);

/** Who did what in the back office. Append-only. */
export const staffEvents = pgTable(
	"staff_events",
	{
		id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
		/** Null: the command line, or somebody whose account was erased. */
		author: text("author").references(() => users.id, { onDelete: "set null" }),
		/** One of `app/admin/staff/staff-events.ts`. */
		what: text("what").notNull(),
		/** What it was done to: the key of an item, a release, a colleague. */
		subject: text("subject"),
	},
	(table) => [index("staff_events_newest").on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

/** What somebody has typed into the form of an item and not saved yet: the fields as they are in the form. */
export const staffDrafts = pgTable(
	"staff_drafts",
	{
		author: text("author")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text("kind").notNull(),
		item: text("item").notNull(),
		/** The revision that the form was filled from. */
		base: integer("base").notNull(),
		fields: jsonb("fields").notNull(),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.author, table.kind, table.item] })],
);

/** Who has which screen of the back office open. */
export const staffPresence = pgTable(
	"staff_presence",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The path of the screen. */
		place: text("place").notNull(),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.place] })],
);
