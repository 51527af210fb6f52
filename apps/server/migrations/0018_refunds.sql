CREATE TABLE "payment_reports" (
	"report_id" text PRIMARY KEY NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"payments_seen" integer NOT NULL,
	"refunds_seen" integer NOT NULL,
	"difference_count" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"provider" text NOT NULL,
	"dispute_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "foreign_payments" (
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"live" boolean NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"handled_by" text,
	"handled_at" timestamp (3) with time zone,
	"handled_note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"ends_case" boolean DEFAULT false NOT NULL,
	"requested_by" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_refund_id" text,
	"failure" text DEFAULT '' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_two_persons" CHECK ("refunds"."decided_by" is null or "refunds"."decided_by" <> "refunds"."requested_by" or "refunds"."state" = 'declined')
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"sandbox_dispute_id" text PRIMARY KEY NOT NULL,
	"sandbox_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"sandbox_refund_id" text PRIMARY KEY NOT NULL,
	"sandbox_id" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"settles_as" text,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "paid_minor" bigint;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "handled_by" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "handled_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "checkout_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payment_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunds_go" text DEFAULT 'through' NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_checkout_id_checkouts_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("checkout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foreign_payments" ADD CONSTRAINT "foreign_payments_handled_by_accounts_account_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_checkout_id_checkouts_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("checkout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_accounts_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_accounts_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_sandbox_id_sandbox_payments_sandbox_id_fk" FOREIGN KEY ("sandbox_id") REFERENCES "public"."sandbox_payments"("sandbox_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_sandbox_id_sandbox_payments_sandbox_id_fk" FOREIGN KEY ("sandbox_id") REFERENCES "public"."sandbox_payments"("sandbox_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reports_newest" ON "payment_reports" USING btree ("ran_at");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_id" ON "disputes" USING btree ("provider","dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_of_checkout" ON "disputes" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "foreign_payments_id" ON "foreign_payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_id" ON "refunds" USING btree ("provider","provider_refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_before_provider" ON "refunds" USING btree ("checkout_id") WHERE "refunds"."state" in ('asked', 'approved');--> statement-breakpoint
CREATE INDEX "refunds_of_checkout" ON "refunds" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" in ('asked', 'approved', 'pending');--> statement-breakpoint
CREATE INDEX "sandbox_disputes_of_payment" ON "sandbox_disputes" USING btree ("sandbox_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_key" ON "sandbox_refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_payment" ON "sandbox_refunds" USING btree ("sandbox_id");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_handled_by_accounts_account_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_newest" ON "checkouts" USING btree ("created_at" DESC NULLS LAST,"checkout_id");--> statement-breakpoint
CREATE INDEX "checkouts_payment" ON "checkouts" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_unapplied" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."applied_at" is null;--> statement-breakpoint
-- What fits its checkout arrived as it was asked for.
UPDATE "checkouts" SET "paid_minor" = "amount_minor", "paid_currency" = "currency" WHERE "state" IN ('paid', 'paid_duplicate');--> statement-breakpoint
-- What did not was written down when it came.
UPDATE "checkouts" c SET "paid_minor" = (a.details->>'amountMinor')::bigint, "paid_currency" = a.details->>'currency'
FROM "audit_log" a WHERE c.state = 'paid_mismatch' AND a.action = 'payment.paid_mismatch' AND a.details->>'checkoutId' = c.checkout_id;
