CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE SEQUENCE "public"."sync_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_actions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_ref" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "billing_actions_state" CHECK ("billing_actions"."state" in ('pending', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"subscription_id" text,
	"created" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"provider_customer_id" text,
	"user_id" text,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"period_end" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"billing_hold" boolean DEFAULT false NOT NULL,
	"applied_ticket" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_subscriptions_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"location" text,
	"website" text,
	"description" text,
	"target_audience" text,
	"target_keywords" text,
	"competitors" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider" text NOT NULL,
	"session_sid" text,
	"user_id" text,
	"price_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"provider_payment_id" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"payer_email_encrypted" text,
	"payer_email_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"claimed_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkouts_provider_customer" UNIQUE("provider_customer_id"),
	CONSTRAINT "checkouts_provider_subscription" UNIQUE("provider_subscription_id"),
	CONSTRAINT "checkouts_provider_payment" UNIQUE("provider_payment_id"),
	CONSTRAINT "checkouts_state_known" CHECK ("checkouts"."state" in ('created', 'awaiting_payment', 'processing', 'paid', 'claimed', 'failed', 'expired', 'superseded', 'refunded')),
	CONSTRAINT "checkouts_claimed_by" CHECK ("checkouts"."claimed_by" in ('session', 'token', 'verified-email', 'support')),
	CONSTRAINT "checkouts_amount" CHECK ("checkouts"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claim_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"business_profile_id" text,
	"seo_content_id" text,
	"google_ads_campaign_id" text,
	"webpage_analysis_id" text,
	"title" text NOT NULL,
	"platform" text NOT NULL,
	"content_type" text DEFAULT 'seo_content' NOT NULL,
	"generation_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}',
	"performance" jsonb,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"generation_id" text,
	"form" jsonb,
	"search_text" text DEFAULT '' NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', left(search_text, 200000))) STORED,
	CONSTRAINT "content_history_type" CHECK ("content_history"."content_type" in ('seo_content', 'google_ads_campaign', 'webpage_analysis', 'draft'))
);
--> statement-breakpoint
CREATE TABLE "content_templates" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"industry" text,
	"platform" text,
	"template_data" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"seo_content_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_username" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text DEFAULT 'form' NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"platform" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"form" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"writer" jsonb,
	"lease_until" timestamp (3) with time zone,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "generations_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "generations_kind" CHECK ("generations"."kind" in ('form', 'bulk')),
	CONSTRAINT "generations_state" CHECK ("generations"."state" in ('queued', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "generations_progress" CHECK ("generations"."done" between 0 and "generations"."total")
);
--> statement-breakpoint
CREATE TABLE "google_ads_campaigns" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"business_profile_id" text,
	"campaign_name" text NOT NULL,
	"campaign_type" text NOT NULL,
	"business_type" text NOT NULL,
	"location" text NOT NULL,
	"radius" integer DEFAULT 25 NOT NULL,
	"monthly_budget" integer NOT NULL,
	"target_keywords" text[] DEFAULT '{}',
	"negative_keywords" text[] DEFAULT '{}',
	"ad_groups" jsonb,
	"ad_copy" jsonb,
	"landing_page_recommendations" text[] DEFAULT '{}',
	"bidding_strategy" text NOT NULL,
	"target_audience" jsonb,
	"campaign_score" integer,
	"estimated_reach" integer,
	"estimated_cpc" integer,
	"estimated_ctr" integer,
	"recommendations" text[] DEFAULT '{}',
	"is_active" boolean DEFAULT true NOT NULL,
	"form" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "google_ads_campaigns_score" CHECK ("google_ads_campaigns"."campaign_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"data" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_links_purpose" CHECK ("one_time_links"."purpose" in ('verify-email', 'change-email', 'reset-password', 'unlock'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"dedupe_key" text NOT NULL,
	"user_id" text,
	"to_address" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"message_id" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_dedupe" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('queued', 'sent', 'failed', 'suppressed'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subscription_id" text,
	"user_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"invoice_number" text,
	"invoice_url" text,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_amounts" CHECK ("payments"."refunded_cents" between 0 and "payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"business_profile_id" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_content" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"business_profile_id" text NOT NULL,
	"user_id" text,
	"platform" text DEFAULT 'website' NOT NULL,
	"meta_description" text NOT NULL,
	"title_tag" text NOT NULL,
	"keywords" text[] DEFAULT '{}',
	"seo_score" integer,
	"recommendations" text[] DEFAULT '{}',
	"product_title" text,
	"bullet_points" text[] DEFAULT '{}',
	"tags" text[] DEFAULT '{}',
	"search_terms" text[] DEFAULT '{}',
	"improved_body_text" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"generation_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"product_name" text,
	"platform_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seo_content_place" UNIQUE("generation_id","position"),
	CONSTRAINT "seo_content_score" CHECK ("seo_content"."seo_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "success_stories" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"challenge" text,
	"solution" text,
	"results" text NOT NULL,
	"image_url" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_start" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trust_metrics" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"total_users" integer DEFAULT 0 NOT NULL,
	"total_generations" integer DEFAULT 0 NOT NULL,
	"average_rating" integer DEFAULT 0 NOT NULL,
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"uptime" integer DEFAULT 99 NOT NULL,
	"last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret_encrypted" text NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_history" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"business_profile_id" text,
	"action" text NOT NULL,
	"generation_count" integer DEFAULT 1 NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_reviews" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"review" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"platform" text,
	"business_type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_reviews_rating" CHECK ("user_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"default_platform" text DEFAULT 'website' NOT NULL,
	"default_tone" text DEFAULT 'professional' NOT NULL,
	"default_style" text DEFAULT 'descriptive' NOT NULL,
	"content_retention_days" integer DEFAULT 365,
	"export_format" text DEFAULT 'text' NOT NULL,
	"auto_renew" boolean DEFAULT true NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"generation_complete" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"data_sharing" boolean DEFAULT false NOT NULL,
	"activity_logging" boolean DEFAULT true NOT NULL,
	"session_timeout" integer DEFAULT 30,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_retention" CHECK ("user_settings"."content_retention_days" > 0),
	CONSTRAINT "user_settings_timeout" CHECK ("user_settings"."session_timeout" > 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"subscription_status" varchar(20) DEFAULT 'inactive' NOT NULL,
	"subscription_expires_at" timestamp (3) with time zone,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verification_badge" text,
	"trust_score" integer DEFAULT 0 NOT NULL,
	"total_generations" integer DEFAULT 0 NOT NULL,
	"successful_generations" integer DEFAULT 0 NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"price_lock_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_provider_customer" UNIQUE("provider_customer_id"),
	CONSTRAINT "users_provider_subscription" UNIQUE("provider_subscription_id"),
	CONSTRAINT "users_subscription_status" CHECK ("users"."subscription_status" in ('active', 'cancelled', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "webpage_analysis" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"meta_description" text,
	"keywords" text[] DEFAULT '{}',
	"seo_score" integer,
	"recommendations" text[] DEFAULT '{}',
	"broken_links" text[] DEFAULT '{}',
	"internal_links" text[] DEFAULT '{}',
	"external_links" text[] DEFAULT '{}',
	"improved_title_tag" text,
	"improved_meta_description" text,
	"improved_keywords" text[] DEFAULT '{}',
	"content_length" integer,
	"heading_structure" jsonb,
	"image_alt_tags" text[] DEFAULT '{}',
	"report" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webpage_analysis_score" CHECK ("webpage_analysis"."seo_score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "billing_actions" ADD CONSTRAINT "billing_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_tokens" ADD CONSTRAINT "claim_tokens_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_seo_content_id_seo_content_id_fk" FOREIGN KEY ("seo_content_id") REFERENCES "public"."seo_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_google_ads_campaign_id_google_ads_campaigns_id_fk" FOREIGN KEY ("google_ads_campaign_id") REFERENCES "public"."google_ads_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_webpage_analysis_id_webpage_analysis_id_fk" FOREIGN KEY ("webpage_analysis_id") REFERENCES "public"."webpage_analysis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_templates" ADD CONSTRAINT "content_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_seo_content_id_seo_content_id_fk" FOREIGN KEY ("seo_content_id") REFERENCES "public"."seo_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_ads_campaigns" ADD CONSTRAINT "google_ads_campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_ads_campaigns" ADD CONSTRAINT "google_ads_campaigns_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_billing_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."billing_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_content" ADD CONSTRAINT "seo_content_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_content" ADD CONSTRAINT "seo_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_content" ADD CONSTRAINT "seo_content_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_history" ADD CONSTRAINT "usage_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_history" ADD CONSTRAINT "usage_history_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reviews" ADD CONSTRAINT "user_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webpage_analysis" ADD CONSTRAINT "webpage_analysis_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_actions_user" ON "billing_actions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_actions_waiting" ON "billing_actions" USING btree ("created_at") WHERE "billing_actions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("received_at") WHERE "billing_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "billing_subscriptions_user" ON "billing_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_profiles_user" ON "business_profiles" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("session_sid") WHERE "checkouts"."state" in ('created', 'awaiting_payment', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open_user" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."state" in ('created', 'awaiting_payment', 'processing');--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_session" ON "checkouts" USING btree ("session_sid");--> statement-breakpoint
CREATE INDEX "checkouts_payer" ON "checkouts" USING btree ("payer_email_hash");--> statement-breakpoint
CREATE INDEX "checkouts_state" ON "checkouts" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "claim_tokens_checkout" ON "claim_tokens" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "content_history_newest" ON "content_history" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_history_platform" ON "content_history" USING btree ("user_id","platform","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_history_favorites" ON "content_history" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "content_history"."is_favorite";--> statement-breakpoint
CREATE INDEX "content_history_archived" ON "content_history" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "content_history"."is_archived";--> statement-breakpoint
CREATE INDEX "content_history_words" ON "content_history" USING gin ("user_id","search_vector");--> statement-breakpoint
CREATE INDEX "content_history_trigrams" ON "content_history" USING gin ("user_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_history_profile" ON "content_history" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "content_history_seo" ON "content_history" USING btree ("seo_content_id");--> statement-breakpoint
CREATE INDEX "content_history_campaign" ON "content_history" USING btree ("google_ads_campaign_id");--> statement-breakpoint
CREATE INDEX "content_history_analysis" ON "content_history" USING btree ("webpage_analysis_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_history_generation" ON "content_history" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "content_templates_user" ON "content_templates" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_templates_public" ON "content_templates" USING btree ("usage_count" DESC NULLS FIRST,"id") WHERE "content_templates"."is_public";--> statement-breakpoint
CREATE INDEX "content_versions_listing" ON "content_versions" USING btree ("seo_content_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("lease_until") WHERE "generations"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "google_ads_campaigns_user" ON "google_ads_campaigns" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "google_ads_campaigns_profile" ON "google_ads_campaigns" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_links_user" ON "one_time_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_links_expiry" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_at") WHERE "outbox"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","paid_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_profile" ON "products" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_objects_kind" ON "sandbox_objects" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "seo_content_profile" ON "seo_content" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "seo_content_user" ON "seo_content" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess"->>'userId'));--> statement-breakpoint
CREATE INDEX "success_stories_user" ON "success_stories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "success_stories_public" ON "success_stories" USING btree ("is_featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST) WHERE "success_stories"."is_public";--> statement-breakpoint
CREATE INDEX "throttles_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "usage_history_user" ON "usage_history" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usage_history_profile" ON "usage_history" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "user_reviews_user" ON "user_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_reviews_public" ON "user_reviews" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "user_reviews"."is_public";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_lower" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "webpage_analysis_user" ON "webpage_analysis" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- What no foreign key can do when an account goes: sessions know their user only inside their json, and a checkout stays for
-- the books, but must no longer say who paid.
CREATE FUNCTION forget_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM sessions WHERE sess->>'userId' = OLD.id;
	UPDATE checkouts SET session_sid = NULL, payer_email_encrypted = NULL, payer_email_hash = NULL WHERE user_id = OLD.id;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_forget BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user();
