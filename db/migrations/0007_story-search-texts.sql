DROP INDEX blog_posts_search;
--> statement-breakpoint
DROP FUNCTION story_search_text(text, text, text, text, text, text[]);
--> statement-breakpoint
-- Without accents and capitals: what a visitor types is brought to the same form (app/features/stories/stories.server.ts).
CREATE FUNCTION plain_words(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- A story's text as it is read: without markup, and with the signs that HTML writes as words.
CREATE FUNCTION story_words(story blog_posts) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT plain_words(concat_ws(E'\n', story.title, story.excerpt,
		replace(replace(replace(replace(replace(regexp_replace(story.content, '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
		story.category, story.author_name, array_to_string(story.tags, E'\n')))
$$;
--> statement-breakpoint
CREATE TABLE "story_search_texts" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
-- A story of usual length stands in the row itself: a search then reads no second place for every story it looks at.
ALTER TABLE story_search_texts SET (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE story_search_texts ALTER COLUMN words SET STORAGE MAIN;
--> statement-breakpoint
INSERT INTO story_search_texts (story_id, words) SELECT blog_posts.id, story_words(blog_posts) FROM blog_posts;
--> statement-breakpoint
ALTER TABLE "story_search_texts" ADD CONSTRAINT "story_search_texts_story_id_blog_posts_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "story_search_texts_pieces" ON "story_search_texts" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION keep_story_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO story_search_texts (story_id, words) VALUES (NEW.id, story_words(NEW))
	ON CONFLICT (story_id) DO UPDATE SET words = EXCLUDED.words;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_story_words AFTER INSERT OR UPDATE ON blog_posts
FOR EACH ROW EXECUTE FUNCTION keep_story_words();
