CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Everything a reader may search a story by, in lower case, without its markup; parts are apart by line breaks, so that no match spans two.
CREATE FUNCTION story_search_text(title text, excerpt text, content text, category text, author_name text, tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(concat_ws(E'\n', title, excerpt, regexp_replace(content, '<[^>]*>', ' ', 'g'), category, author_name, array_to_string(tags, E'\n')))
$$;
--> statement-breakpoint
CREATE INDEX blog_posts_search ON blog_posts USING gin (story_search_text(title, excerpt, content, category, author_name, tags) gin_trgm_ops) WHERE published;
