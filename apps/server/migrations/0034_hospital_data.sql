CREATE TABLE "hospital_erasures" (
	"erasure_id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "hospital_erasures_two_persons" CHECK ("hospital_erasures"."state" not in ('running', 'done') or ("hospital_erasures"."decided_by" is not null and "hospital_erasures"."decided_by" <> "hospital_erasures"."asked_by"))
);
--> statement-breakpoint
CREATE TABLE "hospital_exports" (
	"export_id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"total_bytes" bigint DEFAULT 0 NOT NULL,
	"written_bytes" bigint DEFAULT 0 NOT NULL,
	"storage_key" text,
	"size_bytes" bigint,
	"sha256" text,
	"missing_count" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "hospital_exports_ready_is_stored" CHECK (("hospital_exports"."state" = 'ready') = ("hospital_exports"."storage_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "locked_reports" (
	"case_id" text NOT NULL,
	"revision" text NOT NULL,
	"hospital_id" text NOT NULL,
	"language" text NOT NULL,
	"model" jsonb NOT NULL,
	"model_sha256" text NOT NULL,
	"author_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"pdf_key" text,
	"pdf_sha256" text,
	"pdf_size_bytes" integer,
	"keep_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "locked_reports_case_id_revision_pk" PRIMARY KEY("case_id","revision")
);
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hospital_erasures" ADD CONSTRAINT "hospital_erasures_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_erasures" ADD CONSTRAINT "hospital_erasures_asked_by_accounts_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_erasures" ADD CONSTRAINT "hospital_erasures_decided_by_accounts_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_exports" ADD CONSTRAINT "hospital_exports_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_exports" ADD CONSTRAINT "hospital_exports_asked_by_accounts_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locked_reports" ADD CONSTRAINT "locked_reports_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locked_reports" ADD CONSTRAINT "locked_reports_author_id_accounts_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "hospital_erasures_one" ON "hospital_erasures" USING btree ("hospital_id") WHERE "hospital_erasures"."state" <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "hospital_exports_one_under_way" ON "hospital_exports" USING btree ("hospital_id") WHERE "hospital_exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "hospital_exports_of_hospital" ON "hospital_exports" USING btree ("hospital_id","asked_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "hospital_exports_by_expiry" ON "hospital_exports" USING btree ("expires_at") WHERE "hospital_exports"."state" = 'ready';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "locked_reports_by_end" ON "locked_reports" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "locked_reports_of_hospital" ON "locked_reports" USING btree ("hospital_id");--> statement-breakpoint
-- Whether this transaction erases the hospital: it names it, and a second admin approved. Decision 0047.
CREATE FUNCTION is_erasing(hospital text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('systole.erasing_hospital', true) = hospital, false)
    AND EXISTS (SELECT 1 FROM hospital_erasures WHERE hospital_id = hospital AND state IN ('running', 'done'))
$$;
--> statement-breakpoint
-- The case log: as before, and an erasure blanks its texts.
CREATE OR REPLACE FUNCTION guard_case_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.case_id = current_setting('systole.ending_case', true)
    AND EXISTS (SELECT 1 FROM cases WHERE case_id = OLD.case_id AND submitted_at IS NULL) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.hospital_id)
    AND (to_jsonb(NEW) - 'from_value' - 'to_value' - 'note') = (to_jsonb(OLD) - 'from_value' - 'to_value' - 'note') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'case_events is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
-- The audit log: an erasure takes addresses and reasons out of it; who did what and when stays.
CREATE FUNCTION guard_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasing(current_setting('systole.erasing_hospital', true))
    AND (to_jsonb(NEW) - 'object' - 'details') = (to_jsonb(OLD) - 'object' - 'details') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION guard_audit();
--> statement-breakpoint
-- A released report never changes; only its PDF may be written, once. An erasure moves it to locked_reports.
CREATE OR REPLACE FUNCTION guard_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF is_erasing(OLD.hospital_id) AND EXISTS (SELECT 1 FROM locked_reports l
      WHERE l.case_id = OLD.case_id AND l.revision = OLD.revision AND l.model_sha256 = OLD.model_sha256
        AND l.pdf_key IS NOT DISTINCT FROM OLD.pdf_key) THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'a released report is never deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.pdf_key IS NOT NULL
    OR (to_jsonb(NEW) - 'pdf_key' - 'pdf_sha256' - 'pdf_size_bytes')
       IS DISTINCT FROM (to_jsonb(OLD) - 'pdf_key' - 'pdf_sha256' - 'pdf_size_bytes') THEN
    RAISE EXCEPTION 'a released report never changes' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION guard_locked_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.keep_until <= now() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a locked report is kept for seven years and never changes' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER locked_reports_kept BEFORE UPDATE OR DELETE ON locked_reports FOR EACH ROW EXECUTE FUNCTION guard_locked_report();
--> statement-breakpoint
-- Invoices and credit notes never change; seven years on, those of an erased hospital lose the name of the buyer.
CREATE FUNCTION guard_billing_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.hospital_id) AND OLD.issued_at <= now() - interval '7 years'
    AND (to_jsonb(NEW) - 'document') = (to_jsonb(OLD) - 'document') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'billing_documents is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER billing_documents_append_only BEFORE UPDATE OR DELETE ON billing_documents FOR EACH ROW EXECUTE FUNCTION guard_billing_document();
