-- What a pet is looked up by: each character of its name and identifier and each pair of them, alone and after its hospital.
CREATE OR REPLACE FUNCTION pet_search_keys(hospital_id text, name_key text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  keys text[] := '{}';
  gram text;
BEGIN
  FOR place IN 1 .. char_length(name_key) LOOP
    FOR size IN 1 .. 2 LOOP
      gram := substr(name_key, place, size);
      IF char_length(gram) = size THEN keys := keys || gram || (hospital_id || ' ' || gram); END IF;
    END LOOP;
  END LOOP;
  RETURN keys;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "billing_documents_issued" ON "billing_documents" USING btree ("issued_at","sequence");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "case_events_note" ON "case_events" USING gin (name_grams(lower("note"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_of_hospital_in_status" ON "cases" USING btree ("hospital_id","status","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_in_status" ON "cases" USING btree ("status","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_with_result" ON "cases" USING btree ("result","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST) WHERE "cases"."result" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_of_creator" ON "cases" USING btree ("created_by","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_unread_of_case" ON "notifications" USING btree ("account_id","case_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_by_time" ON "checkouts" USING btree ("created_at" DESC NULLS FIRST,"checkout_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_provider_page" ON "checkouts" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_payment_id" ON "checkouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_of_account" ON "checkouts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_failed" ON "checkouts" USING btree ("created_at" DESC NULLS FIRST,"checkout_id" DESC NULLS FIRST) WHERE "checkouts"."state" = 'failed';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_set_aside" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."state" in ('paid_duplicate', 'paid_mismatch') and "checkouts"."handled_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_of_statement" ON "checkouts" USING btree ("hospital_id",coalesce("paid_at", "created_at")) WHERE "checkouts"."state" in ('paid', 'processing', 'paid_duplicate', 'paid_mismatch');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pets_search" ON "pets" USING gin (pet_search_keys("hospital_id", "name_key")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pets_newest" ON "pets" USING btree ("visited_at" DESC NULLS FIRST,"pet_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "disputes_open" ON "disputes" USING btree ("checkout_id") WHERE "disputes"."state" = 'open';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_needing_a_person" ON "refunds" USING btree ("checkout_id") WHERE "refunds"."state" in ('asked', 'failed', 'returned');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_ended" ON "refunds" USING btree ("ended_at") WHERE "refunds"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_came_back" ON "refunds" USING btree ("returned_at") WHERE "refunds"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reports_of_author" ON "reports" USING btree ("author_id","case_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "files_of_kind" ON "files" USING btree ("kind","case_id") WHERE "files"."deleted_at" is null;