import type { Understanding } from "./understand/understand.ts"

const consumable =
  /\b(?:food|drink|snacks?|beverages?|condiments?|sauce|grocery|beauty|makeup|cosmetics?|skin ?care|candles?|soap|fragrance|coffee|tea|candy|sweets|bakery|chocolate|supplements?|perfume|bath|spice|treats?|jam|honey)\b/i

export const isConsumable = ({ category, noun, brief }: Understanding): boolean =>
  consumable.test([category, noun, brief.industry].join(" "))

const cosmetic =
  /^(?:oil|butter|vitamin|e|acid|extract|wax|clay|water|aloe|collagen|glycerin|honey|charcoal|squalane|niacinamide|ceramides|starch|powder|juice)$/
const gear =
  /(?:crunch|finish|shape|taste|flavou?r|scent|texture|wick|lid|heat|applicator|brush|wand|pump|cap|edge|feel|bottle|jar|box|pouch|bag|tin|tub|tube|sachet|sleeve|carton|packet|spoon|scoop|recipe|free)$/
const edible =
  /\b(?:food|drink|snacks?|beverages?|condiments?|sauce|grocery|coffee|tea|candy|sweets|bakery|chocolate|spice|treats?|jam|honey|candles?)\b/i

/** Lime is in a sauce, and jojoba oil in a lotion; a spoon is in neither. */
export function isIngredient(last: string, words: number, u: Understanding): boolean {
  if (!isConsumable(u) || words > 3 || gear.test(last)) return false
  return edible.test([u.category, u.noun, u.brief.industry].join(" ")) || cosmetic.test(last)
}
