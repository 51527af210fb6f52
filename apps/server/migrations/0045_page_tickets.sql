CREATE TABLE "page_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"page" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"case_id" text,
	"recording_id" text,
	"opener_hash" "bytea",
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ecg_measurement_sets" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "page_tickets" ADD CONSTRAINT "page_tickets_session_hash_sessions_session_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("session_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_tickets" ADD CONSTRAINT "page_tickets_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_tickets" ADD CONSTRAINT "page_tickets_recording_id_ecg_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."ecg_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "page_tickets_expiry" ON "page_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "page_tickets_of_session" ON "page_tickets" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "page_tickets_of_case" ON "page_tickets" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "page_tickets_of_recording" ON "page_tickets" USING btree ("recording_id");