CREATE TABLE "second_review_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"kind" text NOT NULL,
	"due" jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"assigned_to" text,
	"decision" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "second_review_requests_decided_by_someone" CHECK (("second_review_requests"."decision" is null) = ("second_review_requests"."decided_by" is null) and ("second_review_requests"."decision" is null) = ("second_review_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "ecg_reviews" ADD COLUMN "shown_by" text;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "permissions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "allows_normal_reports" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "shown_by" text;--> statement-breakpoint
ALTER TABLE "signed_reports" ADD COLUMN "ecg_step" jsonb;--> statement-breakpoint
ALTER TABLE "second_review_requests" ADD CONSTRAINT "second_review_requests_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_review_requests" ADD CONSTRAINT "second_review_requests_asked_by_accounts_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_review_requests" ADD CONSTRAINT "second_review_requests_assigned_to_accounts_account_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_review_requests" ADD CONSTRAINT "second_review_requests_decided_by_accounts_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "second_review_requests_open" ON "second_review_requests" USING btree ("case_id","kind") WHERE "second_review_requests"."decision" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "second_review_requests_of_case" ON "second_review_requests" USING btree ("case_id","asked_at");