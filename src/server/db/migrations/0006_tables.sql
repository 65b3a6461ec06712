CREATE TABLE "served_minutes" (
	"day" text PRIMARY KEY NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "success_stories" ADD COLUMN "moderated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trust_metrics" ADD COLUMN "average_score" integer;--> statement-breakpoint
ALTER TABLE "trust_metrics" ADD COLUMN "uptime_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reviews" ADD COLUMN "moderated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "welcomed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "onboarding_skipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "onboarding_done" text[] DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "celebrations_seen" text[] DEFAULT '{}';