CREATE TABLE "notifications" (
	"notification_id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"case_id" text,
	"detail" text DEFAULT '' NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_openings" (
	"case_id" text NOT NULL,
	"revision" text NOT NULL,
	"account_id" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_openings_case_id_revision_account_id_pk" PRIMARY KEY("case_id","revision","account_id")
);
--> statement-breakpoint
CREATE TABLE "staff_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"template" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "revision" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_messages" ADD CONSTRAINT "staff_messages_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_messages" ADD CONSTRAINT "staff_messages_sent_by_accounts_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id","notification_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "staff_messages_of_case" ON "staff_messages" USING btree ("case_id","sent_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_settled_by_accounts_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("bounced_at") WHERE "mails"."state" = 'bounced' and "mails"."settled_at" is null;--> statement-breakpoint
UPDATE "mails" SET "state" = 'accepted' WHERE "state" = 'sent';--> statement-breakpoint
UPDATE "mails" SET "state" = 'bounced', "bounced_at" = "created_at" WHERE "state" = 'failed';--> statement-breakpoint
UPDATE "mails" SET "revision" = split_part("dedupe_key", ':', 3) WHERE starts_with("dedupe_key", 'report:');--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_states" CHECK ("mails"."state" in ('queued', 'sent', 'accepted', 'bounced'));