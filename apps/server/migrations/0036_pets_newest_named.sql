DROP INDEX IF EXISTS "pets_newest";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pets_newest_named" ON "pets" USING btree ("visited_at" DESC NULLS FIRST,"pet_id" DESC NULLS FIRST,"name_key");