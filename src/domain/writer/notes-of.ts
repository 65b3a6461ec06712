import type { Platform } from "../platforms/platform.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { LeftOut, Notes } from "../seo/notes.ts"
import { asksOf } from "./ask/asks-of.ts"
import { understand } from "./understanding.ts"
import { untoldTrouble } from "./write/trouble.ts"
import { isRangeOfShop } from "./write/untold.ts"

/** Notes for the seller beside a listing, no matter who wrote it: what would help, and what was left out on purpose. */
export function notesOf(brief: Brief, subject: Product, platform: Platform): Notes {
  const understanding = understand({ brief, subject, platform, variation: 0 })
  const unsaid = untoldTrouble(understanding).map(({ text }) => ({ text, reason: ofFault }))
  const ranges = understanding.facts
    .filter((fact) => isRangeOfShop(fact, understanding))
    .map(({ text }) => ({ text, reason: ofOwnPrice }))
  return { asks: asksOf(understanding), leftOut: distinct([...understanding.leftOut, ...unsaid, ...ranges]) }
}

const ofFault = "alone, it could be read as a fault of what you offer"

const ofOwnPrice = "the platform shows what this one costs, and a range may be that of other products"

/** Nobody reads more than this, so the rest is dropped. */
const maxLeftOut = 20

/** The same words may be in several fields, and are left out of each for the same reason. */
function distinct(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const found = new Map(leftOut.map((one) => [`${one.text}\n${one.reason}`, one]))
  return [...found.values()].slice(0, maxLeftOut)
}
