CREATE TABLE "case_tests" (
	"case_id" text NOT NULL,
	"type" text NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"qualities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_tests_case_id_type_pk" PRIMARY KEY("case_id","type")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "patcher_id" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "first_reviewer_id" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "second_reviewer_id" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "async_reviewer_id" text;--> statement-breakpoint
ALTER TABLE "case_tests" ADD CONSTRAINT "case_tests_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_patcher_id_accounts_account_id_fk" FOREIGN KEY ("patcher_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_first_reviewer_id_accounts_account_id_fk" FOREIGN KEY ("first_reviewer_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_second_reviewer_id_accounts_account_id_fk" FOREIGN KEY ("second_reviewer_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_async_reviewer_id_accounts_account_id_fk" FOREIGN KEY ("async_reviewer_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- ECG cases can be opened, with the promise that their table has.
INSERT INTO "services" ("service", "is_offered", "promise_minutes") VALUES ('ecg1l', true, 90), ('ecg6l', true, 90);
