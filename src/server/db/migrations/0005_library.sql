CREATE TABLE "removed_items" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item" jsonb NOT NULL,
	"listings" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"generation" jsonb,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"user_id" text PRIMARY KEY NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "content_history_trigrams";--> statement-breakpoint
ALTER TABLE "content_history" drop column "search_vector";--> statement-breakpoint
-- What is searched is folded from now on: lower case, no accents, no punctuation.
UPDATE "content_history" SET "search_text" = trim(regexp_replace(regexp_replace(regexp_replace(normalize(lower("search_text"), NFKD), U&'[\0300-\036F]', '', 'g'), U&'[''\2019]', '', 'g'), '[!-/:-@\[-`{-~\s]+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(lower(left(user_id, 6)), '0123456789aeiouy-', 'bcdfghjklmnpqrstv') || replace(left(search_text, 60000), ' ', ' ' || translate(lower(left(user_id, 6)), '0123456789aeiouy-', 'bcdfghjklmnpqrstv'))) || to_tsvector('english', translate(lower(left(user_id, 6)), '0123456789aeiouy-', 'bcdfghjklmnpqrstv') || replace(left(search_text, 60000), ' ', ' ' || translate(lower(left(user_id, 6)), '0123456789aeiouy-', 'bcdfghjklmnpqrstv')))) STORED;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "broken_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "checked_rule_book" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_content" ADD COLUMN "rule_book_version" text;--> statement-breakpoint
ALTER TABLE "removed_items" ADD CONSTRAINT "removed_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_items_user" ON "removed_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_items_age" ON "removed_items" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "search_words_stale" ON "search_words" USING btree ("user_id") WHERE "search_words"."is_stale";--> statement-breakpoint
CREATE INDEX "content_history_broken" ON "content_history" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "content_history"."broken_rules" > 0;--> statement-breakpoint
CREATE INDEX "content_history_checked" ON "content_history" USING btree ("platform","checked_rule_book") WHERE "content_history"."generation_id" is not null;--> statement-breakpoint
CREATE INDEX "content_history_words" ON "content_history" USING gin ("search_vector");--> statement-breakpoint
INSERT INTO "search_words" ("user_id", "is_stale") SELECT DISTINCT "user_id", true FROM "content_history";
