CREATE TABLE "distributors" (
	"distributor_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_plans" (
	"hospital_id" text NOT NULL,
	"credit_plan_id" text NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_plans_hospital_id_credit_plan_id_pk" PRIMARY KEY("hospital_id","credit_plan_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"book" text NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"is_held" boolean NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_currency" UNIQUE("account_id","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"position" integer,
	"balance_after" bigint
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"posting_id" text PRIMARY KEY NOT NULL,
	"book" text NOT NULL,
	"event" text NOT NULL,
	"cause" text NOT NULL,
	"case_id" text,
	"hospital_id" text,
	"actor_id" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"proof_id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"postings" bigint NOT NULL,
	"problems" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_plans" ADD COLUMN "funding" text DEFAULT 'hospital' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_plans" ADD COLUMN "basic_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_plans" ADD COLUMN "advance_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "distributor_id" text;--> statement-breakpoint
ALTER TABLE "hospital_plans" ADD CONSTRAINT "hospital_plans_hospital_id_hospitals_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_plans" ADD CONSTRAINT "hospital_plans_credit_plan_id_credit_plans_credit_plan_id_fk" FOREIGN KEY ("credit_plan_id") REFERENCES "public"."credit_plans"("credit_plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("posting_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_fk" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("account_id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("owner","kind");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_position" ON "ledger_entries" USING btree ("account_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_once" ON "ledger_postings" USING btree ("event","cause");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_case" ON "ledger_postings" USING btree ("case_id") WHERE "ledger_postings"."case_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_of_hospital" ON "ledger_postings" USING btree ("hospital_id","at");--> statement-breakpoint
CREATE INDEX "ledger_postings_at" ON "ledger_postings" USING btree ("at");--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_distributor_id_distributors_distributor_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_plans" ADD CONSTRAINT "credit_plans_credits" CHECK ("credit_plans"."basic_credits" >= 0 and "credit_plans"."advance_credits" >= 0);--> statement-breakpoint
INSERT INTO hospital_plans (hospital_id, credit_plan_id, bound_at)
SELECT hospital_id, credit_plan_id, created_at FROM hospitals WHERE credit_plan_id IS NOT NULL;
--> statement-breakpoint
-- The ledger is append-only.
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Of an account only the freeze changes.
CREATE FUNCTION guard_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR (to_jsonb(NEW) - 'frozen_at') IS DISTINCT FROM (to_jsonb(OLD) - 'frozen_at') THEN
    RAISE EXCEPTION 'an account of the ledger never changes' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_fixed BEFORE UPDATE OR DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION guard_ledger_account();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_kept BEFORE TRUNCATE ON ledger_accounts EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An entry comes with its posting, in one book; a held account counts on, never below zero, one entry after the other.
CREATE FUNCTION guard_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting ledger_postings;
  account ledger_accounts;
  last_position integer;
  last_balance bigint;
BEGIN
  SELECT * INTO posting FROM ledger_postings WHERE posting_id = NEW.posting_id;
  SELECT * INTO account FROM ledger_accounts WHERE account_id = NEW.account_id;
  IF posting.xact <> pg_current_xact_id() THEN
    RAISE EXCEPTION 'posting % is closed', NEW.posting_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF posting.book <> account.book THEN
    RAISE EXCEPTION 'posting % is of another book than %', NEW.posting_id, NEW.account_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  NEW.position := NULL;
  NEW.balance_after := NULL;
  IF account.is_held THEN
    SELECT * INTO account FROM ledger_accounts WHERE account_id = NEW.account_id FOR UPDATE;
    IF account.frozen_at IS NOT NULL THEN
      RAISE EXCEPTION '% is frozen', NEW.account_id USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    SELECT position, balance_after INTO last_position, last_balance FROM ledger_entries
      WHERE account_id = NEW.account_id AND position IS NOT NULL ORDER BY position DESC LIMIT 1;
    NEW.position := coalesce(last_position, 0) + 1;
    NEW.balance_after := coalesce(last_balance, 0) + NEW.amount;
    IF NEW.balance_after < 0 THEN
      RAISE EXCEPTION '% would fall below zero', NEW.account_id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_guard BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION guard_ledger_entry();
--> statement-breakpoint
CREATE FUNCTION guard_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE posting_id = NEW.posting_id)
    OR EXISTS (SELECT 1 FROM ledger_entries WHERE posting_id = NEW.posting_id GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.posting_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_sum AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_ledger_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_ledger_sum();
--> statement-breakpoint
-- What was paid before there was a ledger. Money that did not fit is posted as the audit says it came.
CREATE TEMPORARY TABLE paid_before ON COMMIT DROP AS
SELECT c.checkout_id, c.case_id, c.hospital_id, c.provider, coalesce(c.paid_at, c.created_at) AS at,
  CASE c.state WHEN 'paid' THEN 'paymentReceived' ELSE 'paymentSetAside' END AS event,
  CASE c.state WHEN 'paid' THEN 'revenue' ELSE 'unmatched' END AS source,
  CASE WHEN coalesce((l.details->>'live')::boolean, c.live) THEN 'live' ELSE 'test' END AS book,
  coalesce((l.details->>'amountMinor')::bigint, c.amount_minor) AS amount,
  coalesce(l.details->>'currency', c.currency) AS currency
FROM checkouts c
LEFT JOIN LATERAL (
  SELECT details FROM audit_log
  WHERE object = 'case:' || c.case_id AND details->>'checkoutId' = c.checkout_id
    AND action IN ('payment.received', 'payment.paid_mismatch', 'payment.paid_duplicate')
  ORDER BY audit_id LIMIT 1
) l ON true
WHERE c.state IN ('paid', 'paid_duplicate', 'paid_mismatch');
--> statement-breakpoint
INSERT INTO ledger_accounts (account_id, kind, book, owner, currency, is_held)
SELECT DISTINCT book || ':clearing:' || provider || ':' || currency, 'clearing', book, provider, currency, false FROM paid_before
UNION
SELECT DISTINCT book || ':revenue:' || currency, 'revenue', book, '', currency, false FROM paid_before WHERE source = 'revenue'
UNION
SELECT DISTINCT book || ':unmatched:' || provider || ':' || currency, 'unmatched', book, provider, currency, false FROM paid_before WHERE source = 'unmatched';
--> statement-breakpoint
INSERT INTO ledger_postings (posting_id, book, event, cause, case_id, hospital_id, at)
SELECT 'posting_' || checkout_id, book, event, checkout_id, case_id, hospital_id, at FROM paid_before ORDER BY at;
--> statement-breakpoint
INSERT INTO ledger_entries (posting_id, account_id, amount, currency)
SELECT 'posting_' || checkout_id, book || ':clearing:' || provider || ':' || currency, amount, currency FROM paid_before
UNION ALL
SELECT 'posting_' || checkout_id,
  book || ':' || source || CASE source WHEN 'unmatched' THEN ':' || provider ELSE '' END || ':' || currency, -amount, currency FROM paid_before;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
--> statement-breakpoint
DROP TABLE paid_before;
