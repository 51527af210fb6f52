CREATE TABLE "ecg_values" (
	"ecg_value_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ecg_values_ecg_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recording_id" text NOT NULL,
	"author_id" text NOT NULL,
	"field" text NOT NULL,
	"value" double precision,
	"automatic" double precision,
	"analysis_version" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ecg_values" ADD CONSTRAINT "ecg_values_recording_id_ecg_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."ecg_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecg_values" ADD CONSTRAINT "ecg_values_author_id_accounts_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ecg_values_of_recording" ON "ecg_values" USING btree ("recording_id","ecg_value_id");--> statement-breakpoint
-- An analysis and a value never change, and are deleted only with their recording.
CREATE OR REPLACE FUNCTION guard_analysis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM ecg_recordings WHERE recording_id = OLD.recording_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ecg_values_append_only BEFORE UPDATE OR DELETE ON ecg_values FOR EACH ROW EXECUTE FUNCTION guard_analysis();
