CREATE TABLE "measurements" (
	"measurement_id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"author_id" text NOT NULL,
	"method" text NOT NULL,
	"frame" integer NOT NULL,
	"points" jsonb NOT NULL,
	"value" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "measurements_frame" CHECK ("measurements"."frame" >= 0)
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"source_key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"storage_key" text,
	"media_type" text,
	"size_bytes" bigint,
	"sha256" text,
	"width_pixels" integer,
	"height_pixels" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp (3) with time zone,
	CONSTRAINT "previews_source_key_kind_pk" PRIMARY KEY("source_key","kind"),
	CONSTRAINT "previews_ready_is_stored" CHECK (("previews"."state" = 'ready') = ("previews"."storage_key" is not null)),
	CONSTRAINT "previews_failed_says_why" CHECK (("previews"."state" = 'failed') = ("previews"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "storage_quota_bytes" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "facts_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_author_id_accounts_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_file" ON "measurements" USING btree ("file_id");