ALTER TABLE "cases" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_deleted" ON "cases" USING btree ("deleted_at") WHERE "cases"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_deleted_is_unpaid" CHECK ("cases"."deleted_at" is null or "cases"."submitted_at" is null);