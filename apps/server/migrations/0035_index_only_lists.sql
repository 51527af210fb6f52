DROP INDEX "cases_of_reader";--> statement-breakpoint
DROP INDEX "cases_of_pet";--> statement-breakpoint
DROP INDEX "cases_by_result";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_by_reader" ON "cases" USING btree ("reader_id","status","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST,"submitted_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_by_pet" ON "cases" USING btree ("pet_id","created_at" DESC NULLS FIRST,"case_id" DESC NULLS FIRST,"hospital_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pets_named" ON "pets" USING btree ("pet_id","name_key");