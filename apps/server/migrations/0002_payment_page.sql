ALTER TABLE "checkouts" ADD COLUMN "language" text DEFAULT 'en_us' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "hospital" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "settles_as" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP COLUMN "notify_at";--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP COLUMN "notified_at";