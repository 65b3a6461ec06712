ALTER TABLE "billing_subscriptions" ADD COLUMN "state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD COLUMN "lapses_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscription_lapses_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "billing_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_actions_one_pending" ON "billing_actions" USING btree ("kind","provider_ref") WHERE "billing_actions"."state" = 'pending';