CREATE TABLE "ecg_imports" (
	"ecg_import_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ecg_imports_ecg_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" text NOT NULL,
	"file_id" text NOT NULL,
	"companions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stated" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ecg_recordings" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "ecg_imports" ADD CONSTRAINT "ecg_imports_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_imports" ADD CONSTRAINT "ecg_imports_requested_by_accounts_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ecg_imports_of_file" ON "ecg_imports" USING btree ("file_id","ecg_import_id");