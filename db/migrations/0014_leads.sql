CREATE TABLE "lead_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author" text,
	"what" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"store" text,
	"state" text DEFAULT 'new' NOT NULL,
	"snoozed_until" timestamp with time zone,
	"assignee" text,
	"words" text NOT NULL,
	CONSTRAINT "leads_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_author_auth_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_auth_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_entries_of" ON "lead_entries" USING btree ("lead","at","id");--> statement-breakpoint
CREATE INDEX "lead_entries_author" ON "lead_entries" USING btree ("author");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_todo" ON "leads" USING btree ("created_at","id") WHERE state in ('new', 'open', 'snoozed');--> statement-breakpoint
CREATE INDEX "leads_by_assignee" ON "leads" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Every message is work for somebody, whoever stores it: this server, an older one during an update, or a restored backup.
CREATE FUNCTION words_of_message(message contact_messages) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT plain_words(concat_ws(E'\n', message.reference, message.name, message.email,
		regexp_replace(message.phone, '\D', '', 'g'), message.message))
$$;
--> statement-breakpoint
CREATE FUNCTION add_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO leads (message_id, created_at, store, words) VALUES (NEW.id, NEW.created_at, NEW.store, words_of_message(NEW));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER message_is_lead AFTER INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION add_lead();
--> statement-breakpoint
-- What came before there was an inbox was read in the mailbox; only the last two weeks may still be waiting.
INSERT INTO leads (message_id, created_at, store, state, words)
SELECT id, created_at, store, CASE WHEN created_at > now() - interval '14 days' THEN 'new' ELSE 'done' END,
	words_of_message(contact_messages)
FROM contact_messages;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OF id, lead, at, what, text
ON lead_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
