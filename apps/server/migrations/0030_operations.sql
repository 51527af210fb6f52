CREATE TABLE "failed_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"problem" text NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"outcome" text,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	CONSTRAINT "failed_jobs_outcomes" CHECK ("failed_jobs"."outcome" in ('retried', 'dismissed', 'recovered')),
	CONSTRAINT "failed_jobs_settled" CHECK (("failed_jobs"."outcome" is null) = ("failed_jobs"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "storage_findings" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"problem" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"case_id" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "storage_findings_problems" CHECK ("storage_findings"."problem" in ('missing', 'size', 'damaged'))
);
--> statement-breakpoint
CREATE TABLE "storage_rounds" (
	"round_id" bigserial PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"total_bytes" bigint NOT NULL,
	"after_key" text DEFAULT '' NOT NULL,
	"checked_count" bigint DEFAULT 0 NOT NULL,
	"checked_bytes" bigint DEFAULT 0 NOT NULL,
	"found_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unknown_outcomes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "failed_jobs" ADD CONSTRAINT "failed_jobs_settled_by_accounts_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "failed_jobs_open" ON "failed_jobs" USING btree ("failed_at") WHERE "failed_jobs"."settled_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "storage_findings_open" ON "storage_findings" USING btree ("found_at") WHERE "storage_findings"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "storage_rounds_one_open" ON "storage_rounds" USING btree ((true)) WHERE "storage_rounds"."finished_at" is null;