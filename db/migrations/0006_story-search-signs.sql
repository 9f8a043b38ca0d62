-- HTML writes some signs as words; a reader who looks for "AT&T" types the sign.
CREATE OR REPLACE FUNCTION story_search_text(title text, excerpt text, content text, category text, author_name text, tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(concat_ws(E'\n', title, excerpt,
		replace(replace(replace(replace(replace(regexp_replace(content, '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
		category, author_name, array_to_string(tags, E'\n')))
$$;
--> statement-breakpoint
REINDEX INDEX blog_posts_search;
