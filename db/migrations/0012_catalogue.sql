CREATE TABLE "catalogue_release_items" (
	"release" integer NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "catalogue_release_items_kind_item_release_pk" PRIMARY KEY("kind","item","release")
);
--> statement-breakpoint
CREATE TABLE "catalogue_releases" (
	"number" integer PRIMARY KEY NOT NULL,
	"restores" integer,
	"author" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_revisions" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"number" integer NOT NULL,
	"base" integer NOT NULL,
	"shape" smallint NOT NULL,
	"data" jsonb,
	"cause" text NOT NULL,
	"author" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_revisions_kind_item_number_pk" PRIMARY KEY("kind","item","number")
);
--> statement-breakpoint
CREATE TABLE "price_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"price" text NOT NULL,
	"source" text NOT NULL,
	"author" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_release_items" ADD CONSTRAINT "catalogue_release_items_release_catalogue_releases_number_fk" FOREIGN KEY ("release") REFERENCES "public"."catalogue_releases"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_release_items" ADD CONSTRAINT "catalogue_release_items_revision" FOREIGN KEY ("kind","item","revision") REFERENCES "public"."catalogue_revisions"("kind","item","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_releases" ADD CONSTRAINT "catalogue_releases_author_auth_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_revisions" ADD CONSTRAINT "catalogue_revisions_author_auth_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_checks" ADD CONSTRAINT "price_checks_author_auth_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_checks_item" ON "price_checks" USING btree ("kind","item","at" DESC NULLS FIRST);--> statement-breakpoint
-- Notifies all servers after commit, so that they load the catalogue again.
CREATE FUNCTION tell_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY catalogue_changed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue_releases
FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_checks
FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
--> statement-breakpoint
-- History is append-only. Erasing an account still clears its name from what it did.
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OF kind, item, number, base, shape, data, cause, note, at
ON catalogue_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OF number, restores, note, at
ON catalogue_releases FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE
ON catalogue_release_items FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OF kind, item, price, source, at
ON price_checks FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
