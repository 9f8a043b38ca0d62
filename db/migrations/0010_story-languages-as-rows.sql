CREATE TABLE "story_changes" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_changes" ADD CONSTRAINT "story_changes_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION note_story_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO story_changes (post_id, changed_at) VALUES (NEW.id, now())
	ON CONFLICT (post_id) DO UPDATE SET changed_at = EXCLUDED.changed_at;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Publishing a story does not change it.
CREATE TRIGGER note_story_change AFTER UPDATE ON blog_posts FOR EACH ROW
WHEN ((OLD.title, OLD.excerpt, OLD.content, OLD.category, OLD.author_name, OLD.tags, OLD.featured_image_url)
	IS DISTINCT FROM (NEW.title, NEW.excerpt, NEW.content, NEW.category, NEW.author_name, NEW.tags, NEW.featured_image_url))
EXECUTE FUNCTION note_story_change();
--> statement-breakpoint
-- The languages of app/content/languages.ts in their order. db/migrate.ts fills it after the migrations, and then rebuilds
-- the two tables below: a new language needs no migration.
CREATE TABLE "site_languages" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_stories" (
	"language" text NOT NULL,
	"story" text NOT NULL,
	"post_id" uuid NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shown_stories_story_language_pk" PRIMARY KEY("story","language")
);
--> statement-breakpoint
ALTER TABLE "shown_stories" ADD CONSTRAINT "shown_stories_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shown_stories_newest" ON "shown_stories" USING btree ("language","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "shown_stories_category" ON "shown_stories" USING btree ("language","category","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "shown_stories_post" ON "shown_stories" USING btree ("post_id");
--> statement-breakpoint
-- Rebuilt by db/migrate.ts.
DELETE FROM "story_editions";
--> statement-breakpoint
-- With the columns go their indexes.
ALTER TABLE "story_editions" DROP COLUMN "in_en";
--> statement-breakpoint
ALTER TABLE "story_editions" DROP COLUMN "in_es";
--> statement-breakpoint
ALTER TABLE "story_editions" DROP COLUMN "in_pt";
--> statement-breakpoint
ALTER TABLE "story_editions" ADD COLUMN "shown_to" text[] NOT NULL;
--> statement-breakpoint
-- The slug of a translation ends in its language, "moving-day.es"; one in the first language has no such ending: db/story-slug.ts.
CREATE OR REPLACE FUNCTION language_of_slug(slug text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT code FROM site_languages
	WHERE position = 0 OR code = substring(slug FROM '\.([^.]*)$')
	ORDER BY position DESC LIMIT 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION story_of_slug(slug text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT CASE position WHEN 0 THEN slug ELSE left(slug, -length(code) - 1) END
	FROM site_languages WHERE code = language_of_slug(slug)
$$;
--> statement-breakpoint
-- Works out which edition of these stories readers of each language are shown: the one in their language, else the one in
-- the first language, else the next. One transaction at a time: adding a translation must see the story that is being
-- added by another.
CREATE OR REPLACE FUNCTION arrange_editions(stories text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(20090617);
	DELETE FROM shown_stories WHERE story = ANY(stories);
	DELETE FROM story_editions WHERE story = ANY(stories);
	WITH editions AS MATERIALIZED (
		SELECT id, category, created_at, story_words(blog_posts) AS words,
			story_of_slug(slug) AS story, language_of_slug(slug) AS language
		FROM blog_posts
		WHERE published AND story_of_slug(slug) = ANY(stories) AND slug = ANY(ARRAY(
			SELECT name || CASE position WHEN 0 THEN '' ELSE '.' || code END FROM unnest(stories) AS name, site_languages
		))
	), shown AS (
		SELECT DISTINCT ON (reader.code, story) reader.code AS reader, id
		FROM editions JOIN site_languages AS own ON own.code = language CROSS JOIN site_languages AS reader
		ORDER BY reader.code, story, own.code <> reader.code, own.position
	)
	INSERT INTO story_editions (post_id, story, language, category, created_at, shown_to, words, day)
	SELECT id, story, language, category, created_at, readers, words, floor(extract(epoch FROM created_at) / 86400)
	FROM editions JOIN (SELECT id, array_agg(reader) AS readers FROM shown GROUP BY id) AS shown_to USING (id);
	INSERT INTO shown_stories (language, story, post_id, category, created_at)
	SELECT unnest(shown_to), story, post_id, category, created_at FROM story_editions WHERE story = ANY(stories);
END
$$;
