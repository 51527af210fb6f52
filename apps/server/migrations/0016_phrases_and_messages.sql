CREATE TABLE "internal_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"case_id" text,
	"text" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phrase_uses" (
	"phrase_id" text NOT NULL,
	"case_id" text NOT NULL,
	"account_id" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phrase_uses_phrase_id_case_id_pk" PRIMARY KEY("phrase_id","case_id")
);
--> statement-breakpoint
DROP INDEX "phrases_label";--> statement-breakpoint
ALTER TABLE "case_escalations" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "case_escalations" DROP CONSTRAINT "case_escalations_case_id_step_pk";--> statement-breakpoint
ALTER TABLE "case_escalations" ADD CONSTRAINT "case_escalations_case_id_round_step_pk" PRIMARY KEY("case_id","round","step");--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "expected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "internal_messages" ADD CONSTRAINT "internal_messages_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_messages" ADD CONSTRAINT "internal_messages_sent_by_accounts_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrase_uses" ADD CONSTRAINT "phrase_uses_phrase_id_phrases_phrase_id_fk" FOREIGN KEY ("phrase_id") REFERENCES "public"."phrases"("phrase_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrase_uses" ADD CONSTRAINT "phrase_uses_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrase_uses" ADD CONSTRAINT "phrase_uses_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internal_messages_of_case" ON "internal_messages" USING btree ("case_id","sent_at");--> statement-breakpoint
CREATE INDEX "phrase_uses_of_case" ON "phrase_uses" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_owner_id_accounts_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phrases_label" ON "phrases" USING btree ("test_type","language","section","label",coalesce("owner_id", ''));