CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP TRIGGER keep_story_words ON blog_posts;
--> statement-breakpoint
DROP FUNCTION keep_story_words();
--> statement-breakpoint
DROP TABLE "story_search_texts";
--> statement-breakpoint
-- All of it is made anew below.
DELETE FROM story_editions;
--> statement-breakpoint
ALTER TABLE "story_editions" ADD COLUMN "words" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "story_editions" ADD COLUMN "day" integer NOT NULL;
--> statement-breakpoint
-- A story of usual length stands in the row itself: a search then reads no second place for every story it looks at.
ALTER TABLE story_editions SET (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE story_editions ALTER COLUMN words SET STORAGE MAIN;
--> statement-breakpoint
-- As in 0008, with the words and the day.
CREATE OR REPLACE FUNCTION arrange_editions(stories text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(20090617);
	DELETE FROM story_editions WHERE story = ANY(stories);
	INSERT INTO story_editions (post_id, story, language, category, created_at, words, day, in_en, in_es, in_pt)
	SELECT id, story, language, category, created_at, words, floor(extract(epoch FROM created_at) / 86400),
		language = first_value(language) OVER (PARTITION BY story ORDER BY array_position('{en,es,pt}', language)),
		language = first_value(language) OVER (PARTITION BY story ORDER BY array_position('{es,en,pt}', language)),
		language = first_value(language) OVER (PARTITION BY story ORDER BY array_position('{pt,en,es}', language))
	FROM (
		SELECT id, category, created_at, story_words(blog_posts) AS words,
			story_of_slug(slug) AS story, language_of_slug(slug) AS language
		FROM blog_posts
		WHERE published AND slug = ANY(ARRAY(SELECT name || ending FROM unnest(stories) AS name, unnest('{"",.es,.pt}'::text[]) AS ending))
	) AS editions
	WHERE story = ANY(stories);
END
$$;
--> statement-breakpoint
SELECT arrange_editions(ARRAY(SELECT DISTINCT story_of_slug(slug) FROM blog_posts));
--> statement-breakpoint
CREATE INDEX "story_editions_search" ON "story_editions" USING gin ("day","words" gin_trgm_ops);
