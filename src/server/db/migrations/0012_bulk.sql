CREATE TABLE "bulk_jobs" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"form" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"served_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_jobs_state" CHECK ("bulk_jobs"."state" in ('uploading', 'running', 'paused', 'done', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"job_id" text NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"product" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"listing" jsonb,
	"title" text,
	"score" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"error" text,
	"error_code" text,
	"written_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_rows_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "bulk_rows_state_known" CHECK ("bulk_rows"."state" in ('waiting', 'written', 'accepted', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_jobs_user" ON "bulk_jobs" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bulk_jobs_running" ON "bulk_jobs" USING btree ("served_at") WHERE "bulk_jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "bulk_rows_state" ON "bulk_rows" USING btree ("job_id","state","position");