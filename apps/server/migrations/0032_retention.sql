ALTER TABLE "cases" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_unpaid_by_change" ON "cases" USING btree ("updated_at") WHERE "cases"."status" in ('open', 'upload');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_by_deletion" ON "cases" USING btree ("deletion_due_at") WHERE "cases"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_by_end" ON "cases" USING btree (coalesce("closed_at", "submitted_at")) WHERE "cases"."submitted_at" is not null;--> statement-breakpoint
-- A case that a person goes on with is not deleted. Decision 23.
CREATE FUNCTION clear_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role <> 'system' THEN
    UPDATE cases SET deletion_due_at = NULL WHERE case_id = NEW.case_id AND deletion_due_at IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER case_events_clear_deletion AFTER INSERT ON case_events FOR EACH ROW EXECUTE FUNCTION clear_deletion();
--> statement-breakpoint
-- An original of a paid case and its bytes stay for seven years: withdrawn at most (deleted_at with kept). Decision 23.
CREATE FUNCTION guard_original() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended timestamptz;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.case_id, NEW.storage_key, NEW.sha256, NEW.size_bytes) IS NOT DISTINCT FROM (OLD.case_id, OLD.storage_key, OLD.sha256, OLD.size_bytes)
      AND (NEW.deleted_at IS NULL OR NEW.kept OR (OLD.deleted_at IS NOT NULL AND NOT OLD.kept)) THEN
      RETURN NEW;
    END IF;
  END IF;
  SELECT coalesce(closed_at, submitted_at) INTO ended FROM cases WHERE case_id = OLD.case_id AND submitted_at IS NOT NULL;
  IF ended > now() - interval '7 years' THEN
    RAISE EXCEPTION 'an original of a paid case is kept for seven years' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER files_originals_kept BEFORE DELETE OR UPDATE OF case_id, storage_key, sha256, size_bytes, deleted_at, kept ON files FOR EACH ROW EXECUTE FUNCTION guard_original();
--> statement-breakpoint
-- The log of an unpaid case goes with the case, in the transaction that says so; every other line stays. Decision 23.
CREATE FUNCTION guard_case_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.case_id = current_setting('systole.ending_case', true)
    AND EXISTS (SELECT 1 FROM cases WHERE case_id = OLD.case_id AND submitted_at IS NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'case_events is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER case_events_append_only BEFORE UPDATE OR DELETE ON case_events FOR EACH ROW EXECUTE FUNCTION guard_case_event();
--> statement-breakpoint
CREATE FUNCTION guard_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.submitted_at IS NOT NULL THEN
    RAISE EXCEPTION 'a paid case is never deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_paid_kept BEFORE DELETE ON cases FOR EACH ROW EXECUTE FUNCTION guard_case();
