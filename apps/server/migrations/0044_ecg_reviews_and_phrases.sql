CREATE TABLE "ecg_reviews" (
	"review_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"round" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reviewer_id" text NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"step" text NOT NULL,
	"patch_revision" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "ecg_reviews_closed" CHECK (("ecg_reviews"."state" = 'draft') = ("ecg_reviews"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "mre_phrase_texts" (
	"version" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mre_phrase_texts_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phrase_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "mre_phrase_texts_approval" CHECK (("mre_phrase_texts"."approved_by" is null) = ("mre_phrase_texts"."approved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "mre_phrases" (
	"phrase_id" text PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL,
	"priority" text,
	"place" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ecg_reviews" ADD CONSTRAINT "ecg_reviews_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_reviews" ADD CONSTRAINT "ecg_reviews_reviewer_id_accounts_account_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mre_phrase_texts" ADD CONSTRAINT "mre_phrase_texts_phrase_id_mre_phrases_phrase_id_fk" FOREIGN KEY ("phrase_id") REFERENCES "public"."mre_phrases"("phrase_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mre_phrase_texts" ADD CONSTRAINT "mre_phrase_texts_written_by_accounts_account_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mre_phrase_texts" ADD CONSTRAINT "mre_phrase_texts_approved_by_accounts_account_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mre_phrases" ADD CONSTRAINT "mre_phrases_created_by_accounts_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "ecg_reviews_open" ON "ecg_reviews" USING btree ("case_id","round") WHERE "ecg_reviews"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "ecg_reviews_of_case" ON "ecg_reviews" USING btree ("case_id","round","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mre_phrase_texts_of_phrase" ON "mre_phrase_texts" USING btree ("phrase_id","language","version");--> statement-breakpoint
-- A review that was submitted or returned is what was read then.
CREATE FUNCTION guard_closed_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed review never changes' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ecg_reviews_closed_are_kept BEFORE UPDATE ON ecg_reviews FOR EACH ROW WHEN (OLD.state <> 'draft') EXECUTE FUNCTION guard_closed_review();
--> statement-breakpoint
-- A text is approved once; its words never change.
CREATE FUNCTION guard_phrase_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a text of a phrase never changes' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER mre_phrase_texts_are_kept BEFORE UPDATE ON mre_phrase_texts FOR EACH ROW
  WHEN (OLD.approved_at IS NOT NULL OR NEW.text <> OLD.text OR NEW.phrase_id <> OLD.phrase_id OR NEW.language <> OLD.language)
  EXECUTE FUNCTION guard_phrase_text();
