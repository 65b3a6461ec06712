import { slugOf } from "../../text/keys/slug-of.ts"
import type { ExportContent } from "./export-file.ts"

/** "etsy-saltmarsh-pottery-drafts-3.json": files in one folder have different names. */
export function fileName({ platform, brief, products }: ExportContent, what: string, ending: string): string {
  const shop = slugOf(brief.businessName, 40)
  return `${[platform.id, shop, what, products.length].filter((part) => part !== "").join("-")}.${ending}`
}
