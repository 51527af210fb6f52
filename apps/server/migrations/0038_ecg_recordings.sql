CREATE TABLE "ecg_analyses" (
	"recording_id" text NOT NULL,
	"version" integer NOT NULL,
	"species" text NOT NULL,
	"result" jsonb NOT NULL,
	"beats" "bytea" NOT NULL,
	"beats_sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ecg_analyses_recording_id_version_species_pk" PRIMARY KEY("recording_id","version","species")
);
--> statement-breakpoint
CREATE TABLE "ecg_recordings" (
	"recording_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"file_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'importing' NOT NULL,
	"problem" jsonb,
	"samples_per_second" double precision,
	"sample_count" bigint,
	"started_at" text,
	"leads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"filter" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"patient_name" text DEFAULT '' NOT NULL,
	"printed" jsonb,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signal_key" text,
	"signal_bytes" bigint,
	"signal_sha256" text,
	"pyramid_key" text,
	"pyramid_bytes" bigint,
	"pyramid_sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"imported_at" timestamp (3) with time zone,
	CONSTRAINT "ecg_recordings_ready_is_stored" CHECK (("ecg_recordings"."state" = 'ready') = ("ecg_recordings"."signal_key" is not null and "ecg_recordings"."pyramid_key" is not null)),
	CONSTRAINT "ecg_recordings_failed_says_why" CHECK (("ecg_recordings"."state" = 'failed') = ("ecg_recordings"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "ecg_analyses" ADD CONSTRAINT "ecg_analyses_recording_id_ecg_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."ecg_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_recordings" ADD CONSTRAINT "ecg_recordings_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_recordings" ADD CONSTRAINT "ecg_recordings_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "ecg_recordings_of_file" ON "ecg_recordings" USING btree ("file_id","number");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ecg_recordings_of_case" ON "ecg_recordings" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ecg_recordings_by_signal" ON "ecg_recordings" USING btree ("signal_key");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ecg_recordings_by_pyramid" ON "ecg_recordings" USING btree ("pyramid_key");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ecg_recordings_importing" ON "ecg_recordings" USING btree ("created_at") WHERE "ecg_recordings"."state" = 'importing';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "files_as_ecgs" ON "files" USING btree ("storage_key") WHERE "files"."deleted_at" is null and ("files"."facts" ? 'ecg' or ("files"."kind" = 'ecg' and "files"."format" in ('json', 'dcm')));--> statement-breakpoint
-- Beats of a day are read in ranges, which needs them uncompressed.
ALTER TABLE ecg_analyses ALTER COLUMN beats SET STORAGE EXTERNAL;
--> statement-breakpoint
-- A recording that is ready never changes. It is deleted only with its file, or once its file is withdrawn or its case is unpaid.
CREATE FUNCTION guard_recording() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'ready' THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'a recording that is ready never changes' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF EXISTS (SELECT 1 FROM files f JOIN cases c ON c.case_id = f.case_id
    WHERE f.file_id = OLD.file_id AND f.deleted_at IS NULL AND c.submitted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a recording of a paid case stays with its file' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ecg_recordings_frozen BEFORE UPDATE OR DELETE ON ecg_recordings FOR EACH ROW EXECUTE FUNCTION guard_recording();
--> statement-breakpoint
-- An analysis never changes, and is deleted only with its recording.
CREATE FUNCTION guard_analysis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM ecg_recordings WHERE recording_id = OLD.recording_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'ecg_analyses is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ecg_analyses_append_only BEFORE UPDATE OR DELETE ON ecg_analyses FOR EACH ROW EXECUTE FUNCTION guard_analysis();
