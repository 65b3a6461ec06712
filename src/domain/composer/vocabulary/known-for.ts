import type { Understanding } from "../understand/understand.ts"
import { beauty } from "./beauty.ts"
import { clothing } from "./clothing.ts"
import { craftSupplies } from "./craft-supplies.ts"
import { electronics } from "./electronics.ts"
import { food } from "./food.ts"
import { furniture } from "./furniture.ts"
import { garden } from "./garden.ts"
import { home } from "./home.ts"
import { instruments } from "./instruments.ts"
import { jewellery } from "./jewellery.ts"
import { kitchen } from "./kitchen.ts"
import { paperAndParty } from "./paper-and-party.ts"
import type { VocabularyRow } from "./row.ts"
import { tools } from "./tools.ts"
import { toysAndBaby } from "./toys-and-baby.ts"
import { vehiclesAndParts } from "./vehicles-and-parts.ts"
import { vocabularyOf } from "./vocabulary.ts"

type Rows = readonly VocabularyRow[]

/** Of what a shop of one kind sells nothing, though the name ends alike: its cuticle oil pen is no writing pen. */
const strangers: readonly (readonly [shop: RegExp, realms: readonly Rows[]])[] = [
  [
    /\b(?:beauty|makeup|cosmetics?|skin ?care|nail care|nails|hair care|fragrances?)\b/i,
    [paperAndParty, tools, vehiclesAndParts, instruments, garden, craftSupplies, electronics],
  ],
  [
    /\b(?:cars?|auto|automotive|motoring|vehicles?)\b/i,
    [home, kitchen, furniture, paperAndParty, beauty, clothing, food, toysAndBaby, craftSupplies],
  ],
  [
    /\b(?:pets?|dogs?|cats?)\b/i,
    [clothing, furniture, kitchen, toysAndBaby, food, paperAndParty, beauty, jewellery, instruments],
  ],
  [
    /\b(?:food|grocery|snacks?|sweets|candy|drinks?|bakery|beverages?)\b/i,
    [clothing, beauty, paperAndParty, toysAndBaby, tools, electronics, jewellery, vehiclesAndParts, instruments],
  ],
]

/** What people type for this thing, as far as the shop is one that sells such things. */
export function knownFor(name: string, { category, brief }: Understanding): VocabularyRow | null {
  const row = vocabularyOf(name)
  if (row === null) return null
  const about = `${category} ${brief.industry}`
  const isIn = (rows: Rows) => rows.some(({ phrases }) => phrases === row.phrases)
  return strangers.some(([shop, realms]) => shop.test(about) && realms.some(isIn)) ? null : row
}
