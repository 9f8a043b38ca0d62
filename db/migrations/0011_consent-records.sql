CREATE TABLE "consent_records" (
	"reference" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"wording" text NOT NULL,
	"version" text,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "consent_version" text;