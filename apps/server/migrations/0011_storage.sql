ALTER TABLE "uploads" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "files_of_hospital" ON "files" USING btree ("hospital_id","storage_key","size_bytes") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_receiving" ON "uploads" USING btree ("hospital_id") WHERE "uploads"."state" = 'receiving';