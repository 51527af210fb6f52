CREATE TABLE "hospital_logos" (
	"logo_key" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_on_report" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "accounts_email_user_type";--> statement-breakpoint
ALTER TABLE "hospital_logos" ADD CONSTRAINT "hospital_logos_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hospital_logos_hospital" ON "hospital_logos" USING btree ("hospital_id");--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_logo_key_hospital_logos_logo_key_fk" FOREIGN KEY ("logo_key") REFERENCES "public"."hospital_logos"("logo_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_user_type" ON "accounts" USING btree ("email","user_type") WHERE "accounts"."disabled_at" is null;--> statement-breakpoint
ALTER TABLE "hospitals" DROP COLUMN "logo_type";