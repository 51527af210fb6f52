ALTER TABLE "pets" ADD COLUMN "last_case_id" text;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "last_case_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "last_mode" text;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "visited_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(last_case_at, created_at)) STORED;--> statement-breakpoint
CREATE INDEX "pets_by_visit" ON "pets" USING btree ("hospital_id","visited_at" DESC NULLS FIRST,"pet_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pets_by_birth" ON "pets" USING btree ("hospital_id","birth_date","pet_id");--> statement-breakpoint
CREATE INDEX "pets_by_weight" ON "pets" USING btree ("hospital_id","weight_grams","pet_id");--> statement-breakpoint
CREATE INDEX "pets_by_species" ON "pets" USING btree ("hospital_id","species",lower("name"),"pet_id");--> statement-breakpoint
CREATE INDEX "pets_by_type" ON "pets" USING btree ("hospital_id",coalesce("last_mode", ''),"visited_at","pet_id");
--> statement-breakpoint
-- A pet's last visit follows its cases.
CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pets SET last_case_id = NEW.case_id, last_case_at = NEW.created_at, last_mode = NEW.mode
  WHERE pet_id = NEW.pet_id
    AND (last_case_id IS NULL OR last_case_id = NEW.case_id OR (last_case_at, last_case_id) < (NEW.created_at, NEW.case_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_note_visit AFTER INSERT OR UPDATE OF mode ON cases FOR EACH ROW EXECUTE FUNCTION note_visit();
--> statement-breakpoint
UPDATE pets SET last_case_id = c.case_id, last_case_at = c.created_at, last_mode = c.mode
FROM (SELECT DISTINCT ON (pet_id) pet_id, case_id, created_at, mode FROM cases ORDER BY pet_id, created_at DESC, case_id DESC) c
WHERE c.pet_id = pets.pet_id;
--> statement-breakpoint
-- What part of a name is looked up by: its pairs of characters, and each character beyond ASCII alone, so that one Chinese character finds a pet.
CREATE FUNCTION name_grams(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  grams text[] := '{}';
BEGIN
  FOR place IN 1 .. char_length(name) LOOP
    IF ascii(substr(name, place, 1)) > 127 THEN grams := grams || substr(name, place, 1); END IF;
    IF place < char_length(name) THEN grams := grams || substr(name, place, 2); END IF;
  END LOOP;
  RETURN grams;
END $$;
--> statement-breakpoint
ALTER TABLE pets ADD COLUMN name_grams text[] GENERATED ALWAYS AS (name_grams(name_key)) STORED;
--> statement-breakpoint
CREATE INDEX pets_name_grams ON pets USING gin (name_grams) WITH (fastupdate = off);
