CREATE TABLE "key_images" (
	"key_image_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"file_id" text NOT NULL,
	"author_id" text NOT NULL,
	"frame" integer,
	"view" jsonb NOT NULL,
	"storage_key" text,
	"still" jsonb,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"strip" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "key_images_one_picture" CHECK (("key_images"."storage_key" is null) <> ("key_images"."strip" is null))
);
--> statement-breakpoint
ALTER TABLE "file_grades" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "key_images" ADD CONSTRAINT "key_images_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_images" ADD CONSTRAINT "key_images_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_images" ADD CONSTRAINT "key_images_author_id_accounts_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_images_case" ON "key_images" USING btree ("case_id");