CREATE TABLE "case_escalations" (
	"case_id" text NOT NULL,
	"step" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_escalations_case_id_step_pk" PRIMARY KEY("case_id","step")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"enquiry_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"file_id" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "enquiries_answered_by" CHECK (("enquiries"."answered_at" is null) = ("enquiries"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_escalations" ADD CONSTRAINT "case_escalations_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_asked_by_accounts_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_answered_by_accounts_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_of_case" ON "enquiries" USING btree ("case_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_one_open" ON "enquiries" USING btree ("case_id") WHERE "enquiries"."answered_at" is null and "enquiries"."withdrawn_at" is null;