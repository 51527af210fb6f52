CREATE TABLE "file_patients" (
	"file_id" text PRIMARY KEY NOT NULL,
	"patient_name" text NOT NULL,
	"reason" text NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_patients" ADD CONSTRAINT "file_patients_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_patients" ADD CONSTRAINT "file_patients_said_by_accounts_account_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;