CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"hospital_id" text,
	"email" text NOT NULL,
	"user_type" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email")),
	CONSTRAINT "accounts_vet_has_hospital" CHECK ("accounts"."user_type" <> 'vet' or "accounts"."hospital_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_login_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"audit_id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"role" text NOT NULL,
	"hospital_id" text,
	"request_id" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"case_event_id" bigserial PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"from_value" text DEFAULT '' NOT NULL,
	"to_value" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"case_id" text PRIMARY KEY NOT NULL,
	"case_number" bigserial NOT NULL,
	"hospital_id" text NOT NULL,
	"pet_id" text NOT NULL,
	"created_by" text NOT NULL,
	"status" text NOT NULL,
	"mode" text,
	"clinical_input" jsonb,
	"question_session" jsonb,
	"original_case_id" text,
	"reader_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "cases_submitted_has_deadline" CHECK (("cases"."submitted_at" is null) = ("cases"."due_at" is null)),
	CONSTRAINT "cases_read_only_when_submitted" CHECK ("cases"."status" not in ('submit', 'data_processing', 'close') or "cases"."submitted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "credit_plans" (
	"credit_plan_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"valid_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"hospital_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"report_language" text,
	"push_language" text NOT NULL,
	"report_emails" text[] DEFAULT '{}' NOT NULL,
	"representative" text DEFAULT '' NOT NULL,
	"representative_license" text DEFAULT '' NOT NULL,
	"credit_plan_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"case_id" text,
	"hospital_id" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"plain" text NOT NULL,
	"html" text NOT NULL,
	"language" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_one_recipient" CHECK ("mails"."recipient" !~ '[[:space:],<>]')
);
--> statement-breakpoint
CREATE TABLE "stored_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"checkout_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"provider_url" text,
	"idempotency_key" text NOT NULL,
	"product_id" text NOT NULL,
	"mode" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"return_origin" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"payment_id" text,
	"live" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_amount_positive" CHECK ("products"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"sandbox_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"notify_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	"payment_id" text,
	"paid_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pets" (
	"pet_id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"namesake" integer DEFAULT 0 NOT NULL,
	"species" text NOT NULL,
	"other_species" text DEFAULT '' NOT NULL,
	"breed_id" text,
	"other_breed" text DEFAULT '' NOT NULL,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"neutered" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"size" text,
	"owner_name" text DEFAULT '' NOT NULL,
	"owner_email" text DEFAULT '' NOT NULL,
	"owner_contact" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pets_weight_positive" CHECK ("pets"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "report_drafts" (
	"case_id" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"case_id" text NOT NULL,
	"revision" text NOT NULL,
	"hospital_id" text NOT NULL,
	"language" text NOT NULL,
	"model" jsonb NOT NULL,
	"model_sha256" text NOT NULL,
	"author_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"pdf_key" text,
	"pdf_sha256" text,
	"pdf_size_bytes" integer,
	CONSTRAINT "reports_case_id_revision_pk" PRIMARY KEY("case_id","revision"),
	CONSTRAINT "reports_revision_is_a_stamp" CHECK ("reports"."revision" ~ '^[0-9]{14}$')
);
--> statement-breakpoint
CREATE TABLE "files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" between 1 and 1073741824)
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"upload_id" text NOT NULL,
	"chunk_number" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "upload_chunks_upload_id_chunk_number_pk" PRIMARY KEY("upload_id","chunk_number")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"account_id" text NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"chunk_bytes" integer NOT NULL,
	"chunk_count" integer NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"file_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_pet_id_pets_pet_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("pet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_created_by_accounts_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reader_id_accounts_account_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_credit_plan_id_credit_plans_credit_plan_id_fk" FOREIGN KEY ("credit_plan_id") REFERENCES "public"."credit_plans"("credit_plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_saved_by_accounts_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_accounts_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_accounts_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_user_type" ON "accounts" USING btree ("email","user_type");--> statement-breakpoint
CREATE INDEX "accounts_hospital" ON "accounts" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("account_id","path","key");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_counters_bucket_window" ON "rate_counters" USING btree ("bucket","window_start");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_ends" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "case_events_of_case" ON "case_events" USING btree ("case_id","case_event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_number" ON "cases" USING btree ("case_number");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_clone" ON "cases" USING btree ("original_case_id") WHERE "cases"."original_case_id" is not null;--> statement-breakpoint
CREATE INDEX "cases_of_hospital" ON "cases" USING btree ("hospital_id","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_newest" ON "cases" USING btree ("created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_by_deadline" ON "cases" USING btree ("due_at") WHERE "cases"."status" in ('submit', 'data_processing');--> statement-breakpoint
CREATE INDEX "cases_of_pet" ON "cases" USING btree ("pet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_dedupe" ON "mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_of_case" ON "mails" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "stored_mails_newest" ON "stored_mails" USING btree ("received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_live" ON "checkouts" USING btree ("case_id") WHERE "checkouts"."state" in ('creating', 'open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_paid" ON "checkouts" USING btree ("case_id") WHERE "checkouts"."state" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_provider_id" ON "checkouts" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."state" in ('creating', 'open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_id" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_one_active_price" ON "products" USING btree ("mode","currency") WHERE "products"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_key" ON "sandbox_payments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "pets_name_in_hospital" ON "pets" USING btree ("hospital_id","name_key","namesake");--> statement-breakpoint
CREATE INDEX "pets_bare_name" ON "pets" USING btree ("hospital_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "files_name_in_case" ON "files" USING btree ("case_id","name_key") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_identity" ON "uploads" USING btree ("case_id","account_id","identifier","name_key","size_bytes","chunk_bytes");--> statement-breakpoint
CREATE INDEX "uploads_last_seen" ON "uploads" USING btree ("last_seen_at");