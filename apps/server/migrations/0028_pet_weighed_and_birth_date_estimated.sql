ALTER TABLE "pets" ADD COLUMN "birth_date_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "weighed_at" timestamp (3) with time zone;