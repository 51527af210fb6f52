-- Chunks without a checksum are sent again.
DELETE FROM "upload_chunks";--> statement-breakpoint
UPDATE "uploads" SET "held_count" = 0;--> statement-breakpoint
ALTER TABLE "upload_chunks" DROP COLUMN "sha256";--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD COLUMN "crc32" bigint NOT NULL;
