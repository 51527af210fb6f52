CREATE TABLE "case_visitors" (
	"case_id" text NOT NULL,
	"account_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_visitors_case_id_account_id_pk" PRIMARY KEY("case_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "file_grades" (
	"file_id" text PRIMARY KEY NOT NULL,
	"quality" text NOT NULL,
	"graded_by" text NOT NULL,
	"graded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phrases" (
	"phrase_id" text PRIMARY KEY NOT NULL,
	"test_type" text NOT NULL,
	"language" text NOT NULL,
	"section" text NOT NULL,
	"label" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "worklist_views" (
	"view_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_visitors" ADD CONSTRAINT "case_visitors_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_visitors" ADD CONSTRAINT "case_visitors_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_grades" ADD CONSTRAINT "file_grades_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_grades" ADD CONSTRAINT "file_grades_graded_by_accounts_account_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_changed_by_accounts_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_views" ADD CONSTRAINT "worklist_views_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_visitors_seen" ON "case_visitors" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phrases_label" ON "phrases" USING btree ("test_type","language","section","label");--> statement-breakpoint
CREATE UNIQUE INDEX "worklist_views_name" ON "worklist_views" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "cases_most_urgent" ON "cases" USING btree (coalesce("due_at", '2200-01-01T00:00:00Z'::timestamptz),"case_id");--> statement-breakpoint
CREATE INDEX "cases_by_status" ON "cases" USING btree ("status","mode");--> statement-breakpoint
CREATE INDEX "cases_of_reader" ON "cases" USING btree ("reader_id","status");