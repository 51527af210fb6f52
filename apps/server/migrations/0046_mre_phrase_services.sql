ALTER TABLE "mre_phrases" ADD COLUMN "services" text[] DEFAULT '{"ecg1l","ecg6l"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mre_phrases" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;