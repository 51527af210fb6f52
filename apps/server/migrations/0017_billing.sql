CREATE TABLE "billing_counters" (
	"variant" text NOT NULL,
	"live" boolean NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "billing_counters_variant_live_year_pk" PRIMARY KEY("variant","live","year")
);
--> statement-breakpoint
CREATE TABLE "billing_documents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"variant" text NOT NULL,
	"live" boolean NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"hospital_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"refund_id" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"variant" text NOT NULL,
	"version" integer NOT NULL,
	"details" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sellers_variant_version_pk" PRIMARY KEY("variant","version")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"price_id" bigserial PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"amount_minor" bigint,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"set_by" text,
	"reason" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_prices_positive" CHECK ("product_prices"."amount_minor" > 0)
);
--> statement-breakpoint
-- What is asked now is the first price; a product that was withdrawn has none.
INSERT INTO "product_prices" ("product_id", "amount_minor", "valid_from", "reason", "set_at")
SELECT "product_id", CASE WHEN "active" THEN "amount_minor" END, '2000-01-01T00:00:00Z', '', now() FROM "products" ORDER BY "product_id";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_amount_positive";
--> statement-breakpoint
DROP INDEX "products_one_active_price";
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "amount_minor";
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "active";
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "billing_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "billing_address" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "tax_id" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "terms_version" text;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "terms_accepted_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_checkout_id_checkouts_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("checkout_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_changed_by_accounts_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_set_by_accounts_account_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_number" ON "billing_documents" USING btree ("variant","live","year","sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_one_invoice" ON "billing_documents" USING btree ("checkout_id") WHERE "billing_documents"."kind" = 'invoice';
--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_one_credit_note" ON "billing_documents" USING btree ("refund_id");
--> statement-breakpoint
CREATE INDEX "billing_documents_of_hospital" ON "billing_documents" USING btree ("hospital_id","issued_at");
--> statement-breakpoint
CREATE INDEX "product_prices_newest" ON "product_prices" USING btree ("product_id","valid_from","price_id");
--> statement-breakpoint
CREATE INDEX "checkouts_of_hospital" ON "checkouts" USING btree ("hospital_id","paid_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_one_a_currency" ON "products" USING btree ("mode","currency");
--> statement-breakpoint
-- What was sold, at which price, by whom and under which number is never rewritten.
CREATE TRIGGER product_prices_append_only BEFORE UPDATE OR DELETE ON product_prices FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sellers_append_only BEFORE UPDATE OR DELETE ON sellers FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER billing_documents_append_only BEFORE UPDATE OR DELETE ON billing_documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
