ALTER TABLE "generations" ADD COLUMN "run" text;--> statement-breakpoint
CREATE INDEX "generations_run" ON "generations" USING btree ("user_id","run") WHERE "generations"."run" is not null;