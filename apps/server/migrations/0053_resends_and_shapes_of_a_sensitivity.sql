DROP INDEX IF EXISTS "report_repeats_once";--> statement-breakpoint
ALTER TABLE "ecg_sensitivity_beats" ADD COLUMN "shapes" jsonb;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "report_repeats_by_case" ON "report_repeats" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "report_repeats_one_open" ON "report_repeats" USING btree ("case_id") WHERE "report_repeats"."decision" is null;