CREATE TABLE "ecg_measurement_sets" (
	"recording_id" text NOT NULL,
	"patch_revision" text NOT NULL,
	"lead" text NOT NULL,
	"analysis_version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ecg_measurement_sets_recording_id_patch_revision_lead_analysis_version_pk" PRIMARY KEY("recording_id","patch_revision","lead","analysis_version")
);
--> statement-breakpoint
CREATE TABLE "ecg_patches" (
	"recording_id" text NOT NULL,
	"patch_revision" text NOT NULL,
	"case_id" text NOT NULL,
	"parent" text,
	"base_version" integer NOT NULL,
	"base_species" text NOT NULL,
	"edits" jsonb NOT NULL,
	"no_patch" boolean NOT NULL,
	"author_id" text NOT NULL,
	"role" text NOT NULL,
	"note" text NOT NULL,
	"beats" "bytea" NOT NULL,
	"beats_sha256" text NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ecg_patches_recording_id_patch_revision_pk" PRIMARY KEY("recording_id","patch_revision"),
	CONSTRAINT "ecg_patches_of_case" UNIQUE("case_id","patch_revision"),
	CONSTRAINT "ecg_patches_stamp" CHECK ("ecg_patches"."patch_revision" ~ '^[0-9]{14}$'),
	CONSTRAINT "ecg_patches_change" CHECK ("ecg_patches"."no_patch" = (jsonb_array_length("ecg_patches"."edits") = 0))
);
--> statement-breakpoint
CREATE TABLE "ecg_sensitivity_beats" (
	"recording_id" text NOT NULL,
	"version" integer NOT NULL,
	"species" text NOT NULL,
	"sensitivity" integer NOT NULL,
	"beats" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ecg_sensitivity_beats_recording_id_version_species_sensitivity_pk" PRIMARY KEY("recording_id","version","species","sensitivity")
);
--> statement-breakpoint
ALTER TABLE "ecg_measurement_sets" ADD CONSTRAINT "ecg_measurement_sets_of_patch" FOREIGN KEY ("recording_id","patch_revision") REFERENCES "public"."ecg_patches"("recording_id","patch_revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_patches" ADD CONSTRAINT "ecg_patches_recording_id_ecg_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."ecg_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_patches" ADD CONSTRAINT "ecg_patches_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_patches" ADD CONSTRAINT "ecg_patches_author_id_accounts_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_patches" ADD CONSTRAINT "ecg_patches_parent_of_recording" FOREIGN KEY ("recording_id","parent") REFERENCES "public"."ecg_patches"("recording_id","patch_revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_sensitivity_beats" ADD CONSTRAINT "ecg_sensitivity_beats_recording_id_ecg_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."ecg_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "ecg_patches_are_a_chain" ON "ecg_patches" USING btree ("recording_id",coalesce("parent", ''));--> statement-breakpoint
-- A revision belongs to the case of its recording and is later than every other one of it, also when a clock went back. The case is locked meanwhile.
CREATE FUNCTION guard_patch_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cases WHERE case_id = NEW.case_id FOR UPDATE;
  IF NOT EXISTS (SELECT 1 FROM ecg_recordings WHERE recording_id = NEW.recording_id AND case_id = NEW.case_id) THEN
    RAISE EXCEPTION 'a revision belongs to the case of its recording' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF EXISTS (SELECT 1 FROM ecg_patches WHERE case_id = NEW.case_id AND patch_revision >= NEW.patch_revision) THEN
    RAISE EXCEPTION 'the revisions of a case increase' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ecg_patches_increase BEFORE INSERT ON ecg_patches FOR EACH ROW EXECUTE FUNCTION guard_patch_order();
--> statement-breakpoint
-- Revisions, beats of a sensitivity and measurements never change, and are deleted only with their recording.
CREATE TRIGGER ecg_patches_append_only BEFORE UPDATE OR DELETE ON ecg_patches FOR EACH ROW EXECUTE FUNCTION guard_analysis();
--> statement-breakpoint
CREATE TRIGGER ecg_sensitivity_beats_append_only BEFORE UPDATE OR DELETE ON ecg_sensitivity_beats FOR EACH ROW EXECUTE FUNCTION guard_analysis();
--> statement-breakpoint
CREATE TRIGGER ecg_measurement_sets_append_only BEFORE UPDATE OR DELETE ON ecg_measurement_sets FOR EACH ROW EXECUTE FUNCTION guard_analysis();
