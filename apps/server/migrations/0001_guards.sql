-- The audit log is append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER case_events_append_only BEFORE UPDATE OR DELETE ON case_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A released report never changes; only its PDF may be written, once.
CREATE FUNCTION guard_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
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
CREATE TRIGGER reports_frozen BEFORE UPDATE OR DELETE ON reports FOR EACH ROW EXECUTE FUNCTION guard_report();
--> statement-breakpoint
-- Revisions of a case strictly increase.
CREATE FUNCTION guard_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM reports WHERE case_id = NEW.case_id AND revision >= NEW.revision) THEN
    RAISE EXCEPTION 'revisions of a case increase' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_revision_increases BEFORE INSERT ON reports FOR EACH ROW EXECUTE FUNCTION guard_revision();
--> statement-breakpoint
ALTER TABLE cases ADD CONSTRAINT cases_original_fk FOREIGN KEY (original_case_id) REFERENCES cases (case_id);
--> statement-breakpoint
-- Case numbers start where people expect them to.
ALTER SEQUENCE cases_case_number_seq RESTART WITH 24001;
