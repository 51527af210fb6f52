DROP INDEX "billing_documents_one_credit_note";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_one_a_refund" ON "billing_documents" USING btree ("refund_id","kind");--> statement-breakpoint
-- A refund that failed after it had arrived came back; the audit says when it had arrived.
UPDATE "refunds" r SET "state" = 'returned', "returned_at" = r."ended_at", "ended_at" = a."at"
FROM "audit_log" a WHERE r."state" = 'failed' AND a."action" = 'refund.succeeded' AND a."details"->>'refundId' = r."refund_id";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_returned" CHECK (("refunds"."state" = 'returned') = ("refunds"."returned_at" is not null));