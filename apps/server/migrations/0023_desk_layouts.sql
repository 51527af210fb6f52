CREATE TABLE "desk_layouts" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"layout" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_layouts_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "desk_layouts" ADD CONSTRAINT "desk_layouts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;