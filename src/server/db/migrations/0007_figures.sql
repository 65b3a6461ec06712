DROP INDEX "seo_content_user";--> statement-breakpoint
CREATE INDEX "generations_written" ON "generations" USING btree ("user_id","platform","done","created_at") WHERE "generations"."state" = 'done';--> statement-breakpoint
CREATE INDEX "seo_content_scores" ON "seo_content" USING btree ("user_id","seo_score","platform");