ALTER TABLE "cases" ADD COLUMN "promised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- The newest promise of each submitted case: it starts with the submission or the newest accepted repeat, and ends with the first
-- report after that, or with the rejection.
UPDATE "cases" c SET "promised_at" = coalesce((SELECT max(p.decided_at) FROM report_repeats p
  WHERE p.case_id = c.case_id AND p.decision = 'accepted' AND p.decided_at > c.submitted_at), c.submitted_at)
WHERE c.submitted_at IS NOT NULL;--> statement-breakpoint
UPDATE "cases" c SET "ended_at" = CASE
  WHEN c.status = 'reject' THEN coalesce((SELECT max(e.at) FROM case_events e WHERE e.case_id = c.case_id AND e.to_value = 'reject'), c.updated_at)
  ELSE coalesce((SELECT min(r.released_at) FROM reports r WHERE r.case_id = c.case_id AND r.released_at >= c.promised_at), c.closed_at) END
WHERE c.promised_at IS NOT NULL AND c.status IN ('close', 'done', 'resend_report_request', 'reject');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "case_events_setbacks" ON "case_events" USING btree ("action","at","case_id") WHERE "case_events"."action" in ('case.reject', 'ecg.askQuality', 'ecg.sentBack');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_in_hand" ON "cases" USING btree ("service","due_at","reader_id","paused_at") WHERE "cases"."promised_at" is not null and "cases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_promised" ON "cases" USING btree ("promised_at","service","case_id") WHERE "cases"."promised_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_ended" ON "cases" USING btree ("ended_at","service","promised_at","due_at","status","reader_id","patcher_id","first_reviewer_id","second_reviewer_id") WHERE "cases"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_missed" ON "cases" USING btree ("ended_at") WHERE "cases"."status" <> 'reject' and "cases"."ended_at" > "cases"."due_at";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enquiries_newest" ON "enquiries" USING btree ("asked_at","kind","case_id");--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_ended_was_promised" CHECK ("cases"."ended_at" is null or "cases"."promised_at" is not null);