CREATE TABLE "story_editions" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"story" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"in_en" boolean NOT NULL,
	"in_es" boolean NOT NULL,
	"in_pt" boolean NOT NULL,
	CONSTRAINT "story_editions_once" UNIQUE("story","language")
);
--> statement-breakpoint
DROP INDEX "blog_posts_newest";
--> statement-breakpoint
DROP INDEX "blog_posts_category";
--> statement-breakpoint
ALTER TABLE "story_editions" ADD CONSTRAINT "story_editions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "story_editions_newest_in_en" ON "story_editions" USING btree ("created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE "story_editions"."in_en";
--> statement-breakpoint
CREATE INDEX "story_editions_category_in_en" ON "story_editions" USING btree ("category","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE "story_editions"."in_en";
--> statement-breakpoint
CREATE INDEX "story_editions_newest_in_es" ON "story_editions" USING btree ("created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE "story_editions"."in_es";
--> statement-breakpoint
CREATE INDEX "story_editions_category_in_es" ON "story_editions" USING btree ("category","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE "story_editions"."in_es";
--> statement-breakpoint
CREATE INDEX "story_editions_newest_in_pt" ON "story_editions" USING btree ("created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE "story_editions"."in_pt";
--> statement-breakpoint
CREATE INDEX "story_editions_category_in_pt" ON "story_editions" USING btree ("category","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE "story_editions"."in_pt";
--> statement-breakpoint
-- A story in Spanish is stored under its slug with ".es" behind it, one in Portuguese with ".pt": db/story-slug.ts.
CREATE FUNCTION story_of_slug(slug text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(slug, '\.(es|pt)$', '')
$$;
--> statement-breakpoint
CREATE FUNCTION language_of_slug(slug text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(substring(slug FROM '\.(es|pt)$'), 'en')
$$;
--> statement-breakpoint
-- Works out anew which edition of these stories readers of each language are shown: theirs, else English, else the other.
-- One at a time: who adds a translation must see the story that somebody else adds at the same moment.
CREATE FUNCTION arrange_editions(stories text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(20090617);
	DELETE FROM story_editions WHERE story = ANY(stories);
	INSERT INTO story_editions (post_id, story, language, category, created_at, in_en, in_es, in_pt)
	SELECT id, story, language, category, created_at,
		language = first_value(language) OVER (PARTITION BY story ORDER BY array_position('{en,es,pt}', language)),
		language = first_value(language) OVER (PARTITION BY story ORDER BY array_position('{es,en,pt}', language)),
		language = first_value(language) OVER (PARTITION BY story ORDER BY array_position('{pt,en,es}', language))
	FROM (
		SELECT id, category, created_at, story_of_slug(slug) AS story, language_of_slug(slug) AS language
		FROM blog_posts
		WHERE published AND slug = ANY(ARRAY(SELECT name || ending FROM unnest(stories) AS name, unnest('{"",.es,.pt}'::text[]) AS ending))
	) AS editions
	WHERE story = ANY(stories);
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_editions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM arrange_editions(ARRAY(SELECT DISTINCT story_of_slug(slug) FROM old_posts));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM arrange_editions(ARRAY(SELECT DISTINCT story_of_slug(slug) FROM new_posts));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_editions_of_added AFTER INSERT ON blog_posts
REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION keep_editions();
--> statement-breakpoint
CREATE TRIGGER keep_editions_of_changed AFTER UPDATE ON blog_posts
REFERENCING OLD TABLE AS old_posts NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION keep_editions();
--> statement-breakpoint
CREATE TRIGGER keep_editions_of_removed AFTER DELETE ON blog_posts
REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION keep_editions();
--> statement-breakpoint
SELECT arrange_editions(ARRAY(SELECT DISTINCT story_of_slug(slug) FROM blog_posts));
