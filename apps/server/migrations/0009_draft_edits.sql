ALTER TABLE "drafts" ALTER COLUMN "value" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "edit" integer DEFAULT 0 NOT NULL;