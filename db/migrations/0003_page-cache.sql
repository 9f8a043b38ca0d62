-- Tells all servers that stories changed, so that they make their pages anew; once a statement, when it is committed.
CREATE FUNCTION tell_stories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY stories_changed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
FOR EACH STATEMENT EXECUTE FUNCTION tell_stories_changed();
