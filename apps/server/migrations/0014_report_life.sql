CREATE TABLE "report_repeats" (
	"repeat_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"revision" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "report_repeats_decided_by_someone" CHECK (("report_repeats"."decision" is null) = ("report_repeats"."decided_by" is null) and ("report_repeats"."decision" is null) = ("report_repeats"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "signed_reports" (
	"case_id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"kind" text NOT NULL,
	"draft_version" integer NOT NULL,
	"model" jsonb NOT NULL,
	"signer_id" text NOT NULL,
	"shown_by" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_drafts" ADD COLUMN "corrects" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kind" text DEFAULT 'report' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_repeats" ADD CONSTRAINT "report_repeats_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_repeats" ADD CONSTRAINT "report_repeats_asked_by_accounts_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_repeats" ADD CONSTRAINT "report_repeats_decided_by_accounts_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_reports" ADD CONSTRAINT "signed_reports_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_reports" ADD CONSTRAINT "signed_reports_signer_id_accounts_account_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_repeats_once" ON "report_repeats" USING btree ("case_id","revision");--> statement-breakpoint
CREATE INDEX "signed_reports_due" ON "signed_reports" USING btree ("release_at");--> statement-breakpoint
CREATE INDEX "reports_by_pdf" ON "reports" USING btree ("pdf_sha256");