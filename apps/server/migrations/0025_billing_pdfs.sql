CREATE TABLE "billing_pdfs" (
	"hospital_id" text NOT NULL,
	"identity" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_pdfs_hospital_id_identity_pk" PRIMARY KEY("hospital_id","identity")
);
--> statement-breakpoint
ALTER TABLE "billing_pdfs" ADD CONSTRAINT "billing_pdfs_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_pdfs_key" ON "billing_pdfs" USING btree ("storage_key");