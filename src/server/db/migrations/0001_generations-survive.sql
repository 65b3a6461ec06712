CREATE TABLE "generation_products" (
	"generation_id" text NOT NULL,
	"position" integer NOT NULL,
	"product" jsonb NOT NULL,
	CONSTRAINT "generation_products_generation_id_position_pk" PRIMARY KEY("generation_id","position")
);
--> statement-breakpoint
ALTER TABLE "generations" ALTER COLUMN "form" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "seo_content" ADD COLUMN "report" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_products" ADD CONSTRAINT "generation_products_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;