import type { Platform } from "../platforms/platform.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { Notes } from "../seo/notes.ts"
import { asksOf } from "./ask/asks-of.ts"
import { understand } from "./understanding.ts"

/** What is said to the seller beside a listing, whoever wrote it: what would help, and what was left out on purpose. */
export function notesOf(brief: Brief, subject: Product, platform: Platform): Notes {
  const understanding = understand({ brief, subject, genre: platform.genre, platformId: platform.id, variation: 0 })
  return { asks: asksOf(understanding), leftOut: [] }
}
