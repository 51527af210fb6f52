CREATE TABLE "case_notes" (
	"case_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_notes_case_id_type_pk" PRIMARY KEY("case_id","type")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "device_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_written_by_accounts_account_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_by_result" ON "cases" USING btree ("result","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST) WHERE "cases"."result" is not null;
--> statement-breakpoint
UPDATE "cases" SET "result" = 'rejected' WHERE "status" = 'reject';
--> statement-breakpoint
UPDATE "cases" SET "result" = r.quality
FROM (SELECT DISTINCT ON (case_id) case_id, model->>'quality' AS quality FROM reports ORDER BY case_id, revision DESC) r
WHERE r.case_id = "cases"."case_id" AND "cases"."status" <> 'reject' AND r.quality IS NOT NULL;
--> statement-breakpoint
-- A case that is moved to another pet takes its visit along.
CREATE OR REPLACE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.pet_id <> NEW.pet_id THEN
    UPDATE pets SET (last_case_id, last_case_at, last_mode) = (
      SELECT case_id, created_at, mode FROM cases WHERE pet_id = OLD.pet_id ORDER BY created_at DESC, case_id DESC LIMIT 1)
    WHERE pet_id = OLD.pet_id;
  END IF;
  UPDATE pets SET last_case_id = NEW.case_id, last_case_at = NEW.created_at, last_mode = NEW.mode
  WHERE pet_id = NEW.pet_id
    AND (last_case_id IS NULL OR last_case_id = NEW.case_id OR (last_case_at, last_case_id) < (NEW.created_at, NEW.case_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER cases_note_visit ON cases;
--> statement-breakpoint
CREATE TRIGGER cases_note_visit AFTER INSERT OR UPDATE OF mode, pet_id ON cases FOR EACH ROW EXECUTE FUNCTION note_visit();
