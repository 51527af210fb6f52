CREATE TABLE "services" (
	"service" text PRIMARY KEY NOT NULL,
	"is_offered" boolean DEFAULT false NOT NULL,
	"promise_minutes" integer NOT NULL,
	CONSTRAINT "services_promise" CHECK ("services"."promise_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "service" text DEFAULT 'econsult' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_plans" ADD COLUMN "service_credits" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- The service of all cases so far, with the promise that its table has.
INSERT INTO "services" ("service", "is_offered", "promise_minutes") VALUES ('econsult', true, 1440);--> statement-breakpoint
-- Who could work on eConsults so far goes on; the other accounts of staff get their rights from an admin.
UPDATE "accounts" SET "permissions" = '{"etest":{"econsult":{"report":{"review":true}}}}' WHERE "user_type" = 'cardiologist' AND "permissions" = '{}';--> statement-breakpoint
UPDATE "accounts" SET "permissions" = '{"etest":{"econsult":{"tests":{"xray":{"patch":true}}}}}' WHERE "user_type" = 'patcher' AND "permissions" = '{}';
