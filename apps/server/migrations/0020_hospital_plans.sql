ALTER TABLE "hospitals" DROP CONSTRAINT "hospitals_credit_plan_id_credit_plans_credit_plan_id_fk";
--> statement-breakpoint
ALTER TABLE "hospitals" DROP COLUMN "credit_plan_id";