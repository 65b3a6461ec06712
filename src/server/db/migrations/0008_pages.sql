CREATE TABLE "webpage_batches" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"pages" jsonb NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webpage_batches_state" CHECK ("webpage_batches"."state" in ('running', 'done', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "webpage_batches" ADD CONSTRAINT "webpage_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webpage_batches_user" ON "webpage_batches" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webpage_batches_running" ON "webpage_batches" USING btree ("leased_until") WHERE "webpage_batches"."state" = 'running';